import { proof } from './testing/reads.js';

proof('encounters in neighbourhoods', {
  'encounter/downtown/1/la-bella-luna': {
    en: ['Roll 2 dice. On a total of 7 or 11, gain $5. On a total of 2, 3 or 12, lose $3.'],
    pl: ['Rzuć 2 kośćmi. Przy sumie 7 lub 11 zyskujesz 5 $. Przy sumie 2, 3 lub 12 tracisz 3 $.'],
    de: [
      'Würfle mit 2 Würfeln. Bei einer Summe von 7 oder 11 erhältst du 5 $. Bei einer Summe von 2, 3 oder 12 verlierst du 3 $.',
    ],
  },

  'encounter/merchant-district/2/tick-tock-club': {
    en: [
      'Test Observation. If you pass, recover 3 health for yourself or an ally. If you fail, you may pay $1 to recover 3 health for yourself or an ally.',
    ],
    pl: [
      'Wykonaj test spostrzegawczości. Jeśli zdasz, odzyskaj 3 punkty wytrzymałości (swojej lub sprzymierzeńca). Jeśli nie zdasz, możesz zapłacić 1 $, aby odzyskać 3 punkty wytrzymałości (swojej lub sprzymierzeńca).',
    ],
    de: [
      'Lege eine Probe auf Aufmerksamkeit ab. Wenn du bestehst, erhältst du für dich oder einen deiner Verbündeten 3 Ausdauer zurück. Wenn du scheiterst, darfst du 1 $ bezahlen, um für dich oder einen deiner Verbündeten 3 Ausdauer zurückzuerhalten.',
    ],
  },

  'encounter/merchant-district/3/river-docks': {
    en: ['You may sell any number of remnants for $2 each.'],
    pl: ['Możesz sprzedać dowolną liczbę żetonów szczątków po 2 $.'],
    de: ['Du darfst beliebig viele Überreste für je 2 $ verkaufen.'],
  },

  'encounter/merchant-district/8/tick-tock-club': {
    en: [
      'Recover 3 health for yourself or an ally. Then test Influence, or pay $1 to pass without a roll. If you fail, suffer 2 damage.',
    ],
    pl: [
      'Odzyskaj 3 punkty wytrzymałości (swojej lub sprzymierzeńca). Następnie wykonaj test wpływu albo zapłać 1 $, aby zdać bez rzutu. Jeśli nie zdasz, otrzymujesz 2 obrażenia.',
    ],
    de: [
      'Du erhältst für dich oder einen deiner Verbündeten 3 Ausdauer zurück. Lege dann eine Probe auf Einfluss ab oder bezahle 1 $, um sie ohne Wurf zu bestehen. Wenn du scheiterst, erleidest du 2 Schaden.',
    ],
  },

  'encounter/miskatonic-university/3/orne-library': {
    en: ['You may accept a Dark Pact to gain 3 spells, 2 remnants and 1 tome.'],
    pl: ['Możesz zawrzeć mroczny pakt, aby zyskać 3 zaklęcia, 2 żetony szczątków i 1 księgę.'],
    de: ['Du darfst einen Dunklen Pakt schließen, um 3 Zauber, 2 Überreste und 1 Folianten zu erhalten.'],
  },

  'encounter/northside/4/train-station': {
    en: ['Choose one:', '• Buy 1 common item.', '• Test Will. If you pass, gain 1 common item.'],
    pl: [
      'Wybierz jedno:',
      '• Kup 1 powszechny przedmiot.',
      '• Wykonaj test woli. Jeśli zdasz, zyskujesz 1 powszechny przedmiot.',
    ],
    de: [
      'Wähle eins:',
      '• Kaufe 1 gewöhnlichen Gegenstand.',
      '• Lege eine Probe auf Willenskraft ab. Wenn du bestehst, erhältst du 1 gewöhnlichen Gegenstand.',
    ],
  },

  'encounter/northside/7/train-station': {
    en: ['Choose one:', '• Retire your investigator and choose a new one.', '• Gain 1 ally.'],
    pl: ['Wybierz jedno:', '• Wycofaj swojego badacza z gry i wybierz nowego.', '• Zyskujesz 1 sprzymierzeńca.'],
    de: [
      'Wähle eins:',
      '• Ziehe deinen Ermittler aus dem Spiel zurück und wähle einen neuen.',
      '• Du erhältst 1 Verbündeten.',
    ],
  },

  'encounter/southside/7/south-church': {
    en: ['Recover 4 sanity and become delayed. Then test Will. If you pass, focus one skill of your choice.'],
    pl: [
      'Odzyskujesz 4 punkty poczytalności i zostajesz wstrzymany. Następnie wykonaj test woli. Jeśli zdasz, wzmocnij dowolną umiejętność.',
    ],
    de: [
      'Du erhältst 4 Geistige Gesundheit zurück und wirst aufgehalten. Lege dann eine Probe auf Willenskraft ab. Wenn du bestehst, fokussiere eine Fertigkeit deiner Wahl.',
    ],
  },

  'encounter/uptown/4/st-mary-s-hospital': {
    en: [
      'Recover 2 health for yourself or an ally. You may spend 1 clue or 1 remnant to place 1 clue from the pool on the scenario sheet.',
    ],
    pl: [
      'Odzyskaj 2 punkty wytrzymałości (swojej lub sprzymierzeńca). Możesz wydać 1 wskazówkę lub 1 żeton szczątków, aby umieścić 1 wskazówkę z puli na arkuszu scenariusza.',
    ],
    de: [
      'Du erhältst für dich oder einen deiner Verbündeten 2 Ausdauer zurück. Du darfst 1 Hinweis oder 1 Überrest ausgeben, um 1 Hinweis aus dem Vorrat auf den Szenariobogen zu legen.',
    ],
  },

  'encounter/uptown/5/ye-olde-magick-shoppe': {
    en: ['Focus Lore, even beyond your focus limit. Then reveal 3 spells from the spell deck; you may buy 1 of them.'],
    pl: [
      'Wzmocnij wiedzę, nawet ponad limit wzmocnień. Następnie odkryj 3 zaklęcia z talii zaklęć; możesz kupić 1 z nich.',
    ],
    de: [
      'Fokussiere Wissen, auch über dein Fokuslimit hinaus. Decke dann 3 Zauber vom Zauberstapel auf; du darfst 1 davon kaufen.',
    ],
  },
});

proof('encounters on streets', {
  'street/2/bridge': {
    en: ['Choose one:', '• Gain $1, and recover 1 health and 1 sanity.', '• Gain 1 common item.'],
    pl: [
      'Wybierz jedno:',
      '• Zyskujesz 1 $ oraz odzyskujesz 1 punkt wytrzymałości i 1 punkt poczytalności.',
      '• Zyskujesz 1 powszechny przedmiot.',
    ],
    de: [
      'Wähle eins:',
      '• Du erhältst 1 $ und erhältst 1 Ausdauer und 1 Geistige Gesundheit zurück.',
      '• Du erhältst 1 gewöhnlichen Gegenstand.',
    ],
  },

  'street/6/residential': {
    en: [
      'Test Observation. If you pass, you may move up to 2 spaces, ignoring monsters. If you fail, spawn 1 exhausted monster in your space.',
    ],
    pl: [
      'Wykonaj test spostrzegawczości. Jeśli zdasz, możesz poruszyć się o najwyżej 2 pola, ignorując potwory. Jeśli nie zdasz, rozstaw 1 wyczerpanego potwora na swoim polu.',
    ],
    de: [
      'Lege eine Probe auf Aufmerksamkeit ab. Wenn du bestehst, darfst du dich bis zu 2 Felder weit bewegen, ohne Monster zu beachten. Wenn du scheiterst, lass 1 erschöpftes Monster auf deinem Feld erscheinen.',
    ],
  },

  'street/8/scenic': {
    en: ['You may recover 2 health. If you do, become Cursed unless you pay $1.'],
    pl: ['Możesz odzyskać 2 punkty wytrzymałości. Jeśli to zrobisz, otrzymujesz klątwę, chyba że zapłacisz 1 $.'],
    de: ['Du darfst 2 Ausdauer zurückerhalten. Wenn du das tust, wirst du verflucht, es sei denn, du bezahlst 1 $.'],
  },
});

proof('encounters of events and anomalies', {
  'event/azathoth/18/black-cave': {
    en: ['Test Will. If you pass, gain 1 clue from your neighbourhood. You may become delayed to gain 1 spell.'],
    pl: [
      'Wykonaj test woli. Jeśli zdasz, zyskujesz 1 wskazówkę ze swojej dzielnicy. Możesz dać się wstrzymać, aby zyskać 1 zaklęcie.',
    ],
    de: [
      'Lege eine Probe auf Willenskraft ab. Wenn du bestehst, erhältst du 1 Hinweis aus deinem Stadtviertel. Du darfst dich aufhalten lassen, um 1 Zauber zu erhalten.',
    ],
  },

  'event/twilight/1/orne-library': {
    en: [
      'Test Influence. If you pass, gain 1 spell and 1 clue from your neighbourhood. If you fail, suffer 1 horror and become delayed.',
    ],
    pl: [
      'Wykonaj test wpływu. Jeśli zdasz, zyskujesz 1 zaklęcie i 1 wskazówkę ze swojej dzielnicy. Jeśli nie zdasz, otrzymujesz 1 punkt przerażenia i zostajesz wstrzymany.',
    ],
    de: [
      'Lege eine Probe auf Einfluss ab. Wenn du bestehst, erhältst du 1 Zauber und 1 Hinweis aus deinem Stadtviertel. Wenn du scheiterst, erleidest du 1 Horror und wirst aufgehalten.',
    ],
  },

  'event/twilight/3/observatory': {
    en: [
      'Remove 1 doom from each of up to 2 different spaces. Then test Observation. If you pass, gain 1 clue from your neighbourhood.',
    ],
    pl: [
      'Usuń 1 żeton zagłady z każdego z najwyżej 2 różnych pól. Następnie wykonaj test spostrzegawczości. Jeśli zdasz, zyskujesz 1 wskazówkę ze swojej dzielnicy.',
    ],
    de: [
      'Entferne 1 Verderben von jedem von bis zu 2 verschiedenen Feldern. Lege dann eine Probe auf Aufmerksamkeit ab. Wenn du bestehst, erhältst du 1 Hinweis aus deinem Stadtviertel.',
    ],
  },

  'event/twilight/23/ye-olde-magick-shoppe': {
    en: [
      'Reveal 1 spell from the spell deck; you may buy it. If you do, gain 1 clue from your neighbourhood.',
      'This encounter speaks of Carl Sanford.',
    ],
    pl: [
      'Odkryj 1 zaklęcie z talii zaklęć; możesz je kupić. Jeśli to zrobisz, zyskujesz 1 wskazówkę ze swojej dzielnicy.',
      'To spotkanie wspomina postać: Carl Sanford.',
    ],
    de: [
      'Decke 1 Zauber vom Zauberstapel auf; du darfst ihn kaufen. Wenn du das tust, erhältst du 1 Hinweis aus deinem Stadtviertel.',
      'Diese Begegnung handelt von Carl Sanford.',
    ],
  },

  'anomaly/azathoth/9/1': {
    en: [
      'You may spend 1 remnant to remove 1 doom from your space and 1 doom from another space of your neighbourhood.',
    ],
    pl: [
      'Możesz wydać 1 żeton szczątków, aby usunąć 1 żeton zagłady ze swojego pola i 1 żeton zagłady z innego pola swojej dzielnicy.',
    ],
    de: [
      'Du darfst 1 Überrest ausgeben, um 1 Verderben von deinem Feld und 1 Verderben von einem anderen Feld deines Stadtviertels zu entfernen.',
    ],
  },
});
