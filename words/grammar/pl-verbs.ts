/**
 * Polish verbs as instructions use them: the order, the infinitive, what is done once ("jeśli dobierzesz"), what is being
 * done ("dobierasz"). A dash stands for an order that nobody would give; such a verb is written as it is told.
 */
export const POLISH_VERBS: readonly string[] = [
  '- być jesteś jesteś',
  '- mieć masz masz',
  '- móc możesz możesz',
  '- otrzymać otrzymasz otrzymujesz',
  '- wygrać wygrasz wygrywasz',
  '- zwyciężyć zwyciężysz zwyciężasz',
  '- zyskać zyskasz zyskujesz',
  'dobierz dobrać dobierzesz dobierasz',
  'dokonaj dokonać dokonasz dokonujesz',
  'dołącz dołączyć dołączysz dołączasz',
  'odbierz odebrać odbierzesz odbierasz',
  'odrzuć odrzucić odrzucisz odrzucasz',
  'pokaż pokazać pokażesz pokazujesz',
  'przenieś przenieść przeniesiesz przenosisz',
  'rozpatrz rozpatrzyć rozpatrzysz rozpatrujesz',
  'umieść umieścić umieścisz umieszczasz',
  'unicestwij unicestwić unicestwisz unicestwiasz',
  'ustaw ustawić ustawisz ustawiasz',
  'weź wziąć weźmiesz bierzesz',
  'wybierz wybrać wybierzesz wybierasz',
  'zapłać zapłacić zapłacisz płacisz',
  'zdejmij zdjąć zdejmiesz zdejmujesz',
  'zniszcz zniszczyć zniszczysz niszczysz',
];
