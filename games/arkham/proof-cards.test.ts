import { proof } from './testing/reads.js';

proof('headlines', {
  'headline/2': {
    en: [
      'Test Will. With 0 successes, become Cursed. With 1 or 2 successes, gain $3 and become Cursed. With 3 or more successes, gain $3.',
    ],
    pl: [
      'Wykonaj test woli. Przy 0 sukcesach otrzymujesz klątwę. Przy 1 lub 2 sukcesach zyskujesz 3 $ i otrzymujesz klątwę. Przy co najmniej 3 sukcesach zyskujesz 3 $.',
    ],
    de: [
      'Lege eine Probe auf Willenskraft ab. Bei 0 Erfolgen wirst du verflucht. Bei 1 oder 2 Erfolgen erhältst du 3 $ und wirst verflucht. Bei 3 oder mehr Erfolgen erhältst du 3 $.',
    ],
  },

  'headline/9': {
    en: [
      'Choose any monster on the board that is not epic. Suffer damage equal to the remaining health of that monster and defeat that monster.',
    ],
    pl: [
      'Wybierz na planszy dowolnego potwora, który nie jest potężny. Otrzymujesz tyle obrażeń, ile wynosi pozostała wytrzymałość tego potwora, i pokonujesz tego potwora.',
    ],
    de: [
      'Wähle ein beliebiges nicht episches Monster auf dem Spielplan. Du erleidest so viel Schaden, wie dieses Monster noch Ausdauer hat, und besiegst dieses Monster.',
    ],
  },

  'headline/28': {
    en: ['Roll 1 die. Suffer that much damage and horror in total, divided as you choose.'],
    pl: [
      'Rzuć 1 kością. Otrzymujesz łącznie tyle obrażeń i punktów przerażenia, ile wypadło oczek, w dowolnym podziale.',
    ],
    de: [
      'Würfle mit 1 Würfel. Du erleidest insgesamt so viel Schaden und Horror, wie der Würfel zeigt, beliebig aufgeteilt.',
    ],
  },

  'headline/32': {
    en: [
      'Rumour: Put this card into the codex; any other rumour there is discarded.',
      'Reckoning: Any investigator may spend 1 clue to discard this card. If nobody does, place 1 doom on this card.',
      'As soon as there is at least 3 doom on this card, resolve a gate burst and discard this card.',
    ],
    pl: [
      'Pogłoska: Umieść tę kartę w kodeksie; każda inna pogłoska zostaje z niego odrzucona.',
      'Zguba: Dowolny badacz może wydać 1 wskazówkę, aby odrzucić tę kartę. Jeśli nikt tego nie zrobi, połóż 1 żeton zagłady na tej karcie.',
      'Gdy liczba żetonów zagłady na tej karcie wyniesie co najmniej 3, rozpatrz otwarcie bramy i odrzuć tę kartę.',
    ],
    de: [
      'Gerücht: Lege diese Karte in den Kodex; jedes andere Gerücht dort wird abgeworfen.',
      'Abrechnung: Ein beliebiger Ermittler darf 1 Hinweis ausgeben, um diese Karte abzuwerfen. Wenn das niemand tut, lege 1 Verderben auf diese Karte.',
      'Sobald mindestens 3 Verderben auf dieser Karte liegen, handle einen Torausbruch ab und wirf diese Karte ab.',
    ],
  },
});

proof('cards and a monster', {
  'investigator/agnes-baker': {
    en: [
      'If you suffer damage or spend remnants while casting a spell, roll 2 additional dice in Lore tests for that spell.',
      'When you would suffer horror for casting a spell, you may suffer damage instead.',
    ],
    pl: [
      'Jeśli podczas rzucania zaklęcia otrzymasz obrażenia lub wydasz żetony szczątków, rzucasz 2 dodatkowymi kośćmi w testach wiedzy dotyczących tego zaklęcia.',
      'Gdy masz otrzymać punkty przerażenia za rzucenie zaklęcia, możesz zamiast tego otrzymać obrażenia.',
    ],
    de: [
      'Wenn du beim Wirken eines Zaubers Schaden erleidest oder Überreste ausgibst, würfelst du bei den Proben auf Wissen für diesen Zauber mit 2 zusätzlichen Würfeln.',
      'Wenn du für das Wirken eines Zaubers Horror erleiden müsstest, darfst du stattdessen Schaden erleiden.',
    ],
  },

  'investigator/calvin-wright': {
    en: [
      'Action: Move any amount of damage and any amount of horror between yourself and one other investigator or one ally anywhere.',
    ],
    pl: [
      'Akcja: Przesuń dowolną liczbę obrażeń i dowolną liczbę punktów przerażenia między sobą a jednym innym badaczem lub sprzymierzeńcem, gdziekolwiek się znajduje.',
    ],
    de: [
      'Aktion: Verschiebe beliebig viel Schaden und beliebig viel Horror zwischen dir und einem anderen Ermittler oder einem Verbündeten an einem beliebigen Ort.',
    ],
  },

  'starting/handcuffs': {
    en: [
      'Once per round: When you damage a human monster that is not epic, disengage from one or suffer damage from one, you may defeat that monster.',
    ],
    pl: [
      'Raz na rundę: Gdy zadasz obrażenia potworowi będącemu człowiekiem, lecz nie potężnemu, uwolnisz się ze zwarcia z nim lub otrzymasz od niego obrażenia, możesz pokonać tego potwora.',
    ],
    de: [
      'Einmal pro Runde: Wenn du einem menschlichen, nicht epischen Monster Schaden zufügst, dich von einem löst oder Schaden durch eines erleidest, darfst du dieses Monster besiegen.',
    ],
  },

  'spell/intervene': {
    en: [
      'Once per round: When another investigator rolls dice for a test, you may cast this spell. Test Lore (−1). Add 1 success to that investigator’s result for each success you roll.',
    ],
    pl: [
      'Raz na rundę: Gdy inny badacz rzuci kośćmi w teście, możesz rzucić to zaklęcie. Wykonaj test wiedzy (−1). Dodaj 1 sukces do wyniku tego badacza za każdy swój sukces.',
    ],
    de: [
      'Einmal pro Runde: Wenn ein anderer Ermittler bei einer Probe würfelt, darfst du diesen Zauber wirken. Lege eine Probe auf Wissen (−1) ab. Füge dem Ergebnis dieses Ermittlers für jeden deiner Erfolge 1 Erfolg hinzu.',
    ],
  },

  'special/abandoned-luggage': {
    en: [
      'When you gain this card, put the top 2 cards of the item deck facedown under it.',
      'Action: Test Observation (−1). If you pass, take the cards under this card and discard this card.',
    ],
    pl: [
      'Gdy zyskasz tę kartę, połóż pod nią awersem w dół 2 karty z wierzchu talii przedmiotów.',
      'Akcja: Wykonaj test spostrzegawczości (−1). Jeśli zdasz, weź karty spod tej karty i odrzuć tę kartę.',
    ],
    de: [
      'Wenn du diese Karte erhältst, lege die obersten 2 Karten des Gegenstandsstapels verdeckt unter sie.',
      'Aktion: Lege eine Probe auf Aufmerksamkeit (−1) ab. Wenn du bestehst, nimm die Karten, die unter dieser Karte liegen, an dich und wirf diese Karte ab.',
    ],
  },

  'monster/abyssal-servant': {
    en: [
      'Spawn: The street space nearest to its prey.',
      'Activation: Hunter, speed 2; its prey is the investigator with the most clues.',
      'When you fail to evade this monster, disengage from all other monsters and move 1 space towards the unstable space together with this monster.',
    ],
    pl: [
      'Rozstawienie: Pole ulicy najbliższe jego ofierze.',
      'Aktywacja: Polujący, szybkość 2; jego ofiarą jest badacz z największą liczbą wskazówek.',
      'Gdy nie zdasz testu wymykania się temu potworowi, uwolnij się ze zwarcia ze wszystkimi innymi potworami i porusz się wraz z tym potworem o 1 pole w stronę niestabilnego pola.',
    ],
    de: [
      'Erscheinen: Das Straßenfeld, das seiner Beute am nächsten ist.',
      'Aktivierung: Jäger, Geschwindigkeit 2; seine Beute ist der Ermittler mit den meisten Hinweisen.',
      'Wenn du beim Ausweichen vor diesem Monster scheiterst, löse dich von allen anderen Monstern und bewege dich zusammen mit diesem Monster 1 Feld auf das instabile Feld zu.',
    ],
  },
});

proof('codex cards', {
  'codex/azathoth/4': {
    en: [
      'Shuffle 1 blue marker, 1 red marker and 3 white markers, then place one of them facedown in each of these spaces: Arkham Advertiser, Black Cave, Independence Square, Unvisited Isle and Velma’s Diner.',
      'Action: Reveal the marker in your space. If it is white, discard it. If it is blue, add card 6 to the codex. If it is red, add card 7 to the codex, with its back up if the barrier has been destroyed.',
      'As soon as the blue and red markers have been found, remove all facedown markers from the board and return card 4 to the archive.',
    ],
    pl: [
      'Potasuj 1 niebieski znacznik, 1 czerwony znacznik i 3 białe znaczniki, po czym połóż po jednym, awersem w dół, na każdym z tych pól: Arkham Advertiser, Black Cave, Independence Square, Unvisited Isle i Velma’s Diner.',
      'Akcja: Odkryj znacznik na swoim polu. Jeśli jest biały, odrzuć go. Jeśli jest niebieski, dodaj kartę 6 do kodeksu. Jeśli jest czerwony, dodaj kartę 7 do kodeksu (rewersem do góry, jeśli bariera jest zniszczona).',
      'Gdy zostaną odnalezione znaczniki niebieski i czerwony, usuń z planszy wszystkie zakryte znaczniki i zwróć kartę 4 do archiwum.',
    ],
    de: [
      'Mische 1 blauen Marker, 1 roten Marker und 3 weiße Marker, dann lege je einen davon verdeckt auf jedes dieser Felder: Arkham Advertiser, Black Cave, Independence Square, Unvisited Isle und Velma’s Diner.',
      'Aktion: Decke den Marker auf deinem Feld auf. Wenn er weiß ist, wirf ihn ab. Wenn er blau ist, füge dem Kodex Karte 6 hinzu. Wenn er rot ist, füge dem Kodex Karte 7 hinzu (mit der Rückseite nach oben, wenn die Barriere zerstört ist).',
      'Sobald der blaue und der rote Marker gefunden sind, entferne alle verdeckten Marker vom Spielplan und lege Karte 4 ins Archiv zurück.',
    ],
  },

  'codex/twilight/20': {
    en: [
      'As soon as the clues and doom on the scenario sheet total at least 2, flip this card.',
      'Back: Flip card 21. Each investigator may accept a Dark Pact to add cards 24 and 25 to the codex. If nobody has done so, shuffle all Lodge monsters into the monster deck, add 1 “spawn monster” token and 1 “gate burst” token to the mythos cup, and add card 22 to the codex. Return card 20 to the archive.',
    ],
    pl: [
      'Gdy łączna liczba żetonów wskazówek i zagłady na arkuszu scenariusza wyniesie co najmniej 2, odwróć tę kartę.',
      'Rewers: Odwróć kartę 21. Każdy badacz może zawrzeć mroczny pakt, aby dodać karty 24 i 25 do kodeksu. Jeśli nikt tego nie zrobił, wtasuj do talii potworów wszystkie potwory z cechą Loża, dodaj do czary mitów 1 żeton rozstawienia potwora i 1 żeton otwarcia bramy oraz dodaj kartę 22 do kodeksu. Zwróć kartę 20 do archiwum.',
    ],
    de: [
      'Sobald zusammen mindestens 2 Hinweise und Verderben auf dem Szenariobogen liegen, drehe diese Karte um.',
      'Rückseite: Drehe Karte 21 um. Jeder Ermittler darf einen Dunklen Pakt schließen, um dem Kodex die Karten 24 und 25 hinzuzufügen. Wenn das niemand getan hat, mische alle Monster mit dem Merkmal Loge in den Monsterstapel, lege 1 Marker „Monster erscheint“ und 1 Marker „Torausbruch“ in den Mythosbeutel und füge dem Kodex Karte 22 hinzu. Lege Karte 20 ins Archiv zurück.',
    ],
  },
});
