import { Icon } from '../app/parts.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { Entry } from '../games/entry.js';

interface TabsProps {
  readonly to: 'rules' | 'cards';
  readonly games: readonly Entry[];
  /** The id of the one that is shown. */
  readonly now: string;
  readonly label: string;
}

/** The games side by side, for pages that show one at a time. */
export function GameTabs({ to, games, now, label }: TabsProps) {
  const { language } = useStore(settings);
  return (
    <nav class="rules__books" aria-label={label}>
      {games.map(({ id, icon, name }) => (
        <a key={id} class="tab" href={`/${to}/${id}`} aria-current={id === now ? 'page' : undefined}>
          <Icon id={icon} />
          <span>{name[language]}</span>
        </a>
      ))}
    </nav>
  );
}
