/** A shelf of plain data by key, kept by the browser. Writes are done in the order they were asked for. */
export interface Shelf {
  all(): Promise<readonly { readonly key: string; readonly value: unknown }[]>;
  put(key: string, value: unknown): Promise<void>;
  drop(key: string): Promise<void>;
}

const DATABASE = 'tabula';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser does not say why'));
  });

/** A shelf in IndexedDB: asynchronous, and as large as the disk allows. */
export function indexedShelf(name: string): Shelf {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(`${DATABASE}-${name}`, 1);
      request.onupgradeneeded = () => void request.result.createObjectStore(name);
      request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
      request.onsuccess = () => resolve(request.result);
    });
    return opened;
  };

  /** The commit is asked for at once: a page that is closed in the next moment loses nothing. */
  async function change(work: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = (await open()).transaction(name, 'readwrite');
    const request = done(work(transaction.objectStore(name)));
    transaction.commit();
    await request;
  }

  return {
    async all() {
      const store = (await open()).transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      return keys.map((key, at) => ({ key: String(key), value: values[at] as unknown }));
    },
    put: (key, value) => change((store) => store.put(value, key)),
    drop: (key) => change((store) => store.delete(key)),
  };
}
