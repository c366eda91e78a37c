const HIDDEN: { readonly [language: string]: { readonly nom: string; readonly [form: string]: string } } = {
  en: { nom: 'a card' },
  pl: { nom: 'karta', gen: 'karty', dat: 'karcie', acc: 'kartę', ins: 'kartą', loc: 'karcie' },
  de: { nom: 'eine Karte', gen: 'einer Karte', dat: 'einer Karte', acc: 'eine Karte' },
};

/** How a card reads to somebody who may not know which one it is. */
export const hiddenCard = (language: string) => HIDDEN[language];
