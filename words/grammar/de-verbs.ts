/**
 * German verbs as instructions use them: the order, the infinitive, the forms for "du" and for "er", and the part that
 * goes to the end. A dash stands for an order that nobody would give; such a verb is written as it is told.
 */
export const GERMAN_VERBS: readonly string[] = [
  '- besitzen besitzt besitzt',
  '- dürfen darfst darf',
  '- erhalten erhältst erhält',
  '- gewinnen gewinnst gewinnt',
  '- haben hast hat',
  '- liegen liegst liegt',
  'bezahle bezahlen bezahlst bezahlt',
  'drehe drehen drehst dreht',
  'entferne entfernen entfernst entfernt',
  'führe führen führst führt durch',
  'füge fügen fügst fügt hinzu',
  'gib geben gibst gibt ab',
  'lege legen legst legt an',
  'nimm nehmen nimmst nimmt',
  'nimm nehmen nimmst nimmt weg',
  'platziere platzieren platzierst platziert',
  'setze setzen setzt setzt',
  'tausche tauschen tauschst tauscht',
  'vernichte vernichten vernichtest vernichtet',
  'versetze versetzen versetzt versetzt',
  'wirf werfen wirfst wirft ab',
  'wähle wählen wählst wählt',
  'zeige zeigen zeigst zeigt',
  'zerstöre zerstören zerstörst zerstört',
  'ziehe ziehen ziehst zieht',
];
