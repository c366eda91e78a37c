import { useEffect, useState } from 'preact/hooks';
import { Dialog, ruleAddress } from '../app/parts.js';
import { refusalWords } from '../app/refusals.js';
import { settings } from '../app/settings.js';
import { useStore } from '../app/store.js';
import type { RuleText } from '../rules/book.js';
import { Inline } from '../rules/inline.js';
import { type CardName, withNames } from '../rules/parts.js';
import { say } from '../text/words.js';

interface RuleProps {
  readonly rule: string;
  /** What cards are called that it names by their numbers. */
  readonly nameOf: CardName;
  readonly close: () => void;
}

/** One rule, read at the table. */
export function RuleSheet({ rule, nameOf, close }: RuleProps) {
  const { language } = useStore(settings);
  const [found, find] = useState<RuleText | 'lost' | null | undefined>(undefined);
  useEffect(() => {
    let here = true;
    void import('../rules/book.js')
      .then(({ ruleText }) => ruleText(rule, language))
      .catch(() => 'lost' as const)
      .then((text) => here && find(text));
    return () => {
      here = false;
    };
  }, [rule, language]);
  return (
    <Dialog title={rule} kind="paper" close={close}>
      {found === undefined && <p>{say('loading')}</p>}
      {found === null && <p>{say('rule.unknown')}</p>}
      {found === 'lost' && <p>{refusalWords('offline')}</p>}
      {found && found !== 'lost' && (
        <div lang={found.language}>
          <p class="caps">{found.chapter}</p>
          <p class="rule__text">
            <Inline text={withNames(found.text, nameOf)} prefix={found.prefix} />
          </p>
        </div>
      )}
      {found && found !== 'lost' && found.language !== language && <p class="rule__lang">{say('rule.english')}</p>}
      <p class="sheet__acts">
        <a class="btn" href={ruleAddress(rule)} target="_blank" rel="noopener">
          {say('rule.book')}
        </a>
      </p>
    </Dialog>
  );
}
