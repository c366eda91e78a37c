import { describe, expect, it } from 'vitest';
import { claim, type TabWord, type Wire } from './tabs.js';

/** Tabs that hear each other at once, but never themselves. */
function browser() {
  const tabs = new Set<{ listen?: (word: TabWord) => void }>();
  return (): Wire => {
    const tab: { listen?: (word: TabWord) => void } = {};
    tabs.add(tab);
    return {
      post: (word) => {
        for (const other of [...tabs]) if (other !== tab) other.listen?.(word);
      },
      hear: (listen) => {
        tab.listen = listen;
      },
      close: () => void tabs.delete(tab),
    };
  };
}

/** A tab that has opened a table, and what it heard since. */
function opened(table: string, wire: Wire) {
  const heard: string[] = [];
  const { release } = claim(table, { lost: () => heard.push('lost'), late: () => heard.push('late') }, wire);
  return { heard, release };
}

describe('a table that is open in two tabs', () => {
  it('is played in the tab that opened it last, and that tab reads it again once the other has let go', () => {
    const wire = browser();
    const first = opened('a', wire());
    const second = opened('a', wire());
    expect([first.heard, second.heard]).toEqual([['lost'], ['late']]);
  });

  it('goes back to the first tab when that takes over', () => {
    const wire = browser();
    opened('a', wire());
    const second = opened('a', wire());
    const again = opened('a', wire());
    expect(second.heard).toEqual(['late', 'lost']);
    expect(again.heard).toEqual(['late']);
  });

  it('is no matter of other tables, nor of a tab that has left it', () => {
    const wire = browser();
    const other = opened('b', wire());
    const left = opened('a', wire());
    left.release();
    const second = opened('a', wire());
    expect([other.heard, left.heard, second.heard]).toEqual([[], [], []]);
  });
});
