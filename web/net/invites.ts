const KEY = 'invite:';

/** Keeps the invitation by which one came to a table, as long as this tab is open: its replay asks for it again. */
export function keepInvite(table: string, token: string): void {
  try {
    sessionStorage.setItem(KEY + table, token);
  } catch {
    // Without storage, only who sits there sees the replay of a private table.
  }
}

/** The invitation to a table, as a field of a request. */
export function inviteTo(table: string): { readonly invite?: string } {
  try {
    const invite = sessionStorage.getItem(KEY + table);
    return invite === null ? {} : { invite };
  } catch {
    return {};
  }
}
