/**
 * What comes of a look at a file, or null if there is none. Whether it is there is not asked before: somebody may take it
 * away between two looks.
 */
export function ifThere<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
