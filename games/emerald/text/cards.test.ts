import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { describe, expect, it } from 'vitest';
import { speak } from './speak.js';

const voices = Object.fromEntries(LANGUAGES.map((language) => [language, speak(language, {}, { strict: true })]));
const card = (id: string, language: Language = 'en') => voices[language]!.card(id)!;
const read = (id: string, language?: Language) => unbound(card(id, language).text.join(' '));
const printed = (id: string, language?: Language) => unbound(card(id, language).printed.join(' '));

describe('card texts', () => {
  it.each(LANGUAGES)('every card reads whole sentences in %s', (language) => {
    for (const id of voices[language]!.cards) {
      const { name, kind, text, printed: beside } = card(id, language);
      expect(text, id).not.toEqual([]);
      for (const sentence of [...text, ...beside]) expect(sentence, id).toMatch(/^[\p{L}\d][^[\]]*[.]$/u);
      expect(name).not.toBe('');
      expect(kind).not.toBe('');
    }
  });

  it('EMER-4.5 to EMER-4.9: stand under their heading, which says what leaves the card cycle', () => {
    expect(read('G23')).toBe('Action: take all your cubes back from Limbo.');
    expect(read('G07', 'pl')).toBe('Darmowa akcja: dobierz 2 karty.');
    expect(read('G13', 'de')).toBe(
      'Einmaliger Vorteil: Unterstütze ein Attentat; jeder deiner Agenten in dieser Stadt liefert dabei zwei Bomben statt einer. Nur eine solche Karte darf es unterstützen.',
    );
    expect(card('G27').text.map((text) => text.split(':')[0])).toEqual(['One-use action', 'Block']);
  });

  it('join the parts of one text', () => {
    expect(read('G18')).toBe(
      'One-use action: refill your sanity tokens to 3 and move the Restorationist marker up 2 spaces.',
    );
    expect(read('G18', 'de')).toBe(
      'Einmalige Aktion: Fülle deine Stabilitätsmarker auf 3 auf und rücke den Restaurationistenmarker um 2 Felder vor.',
    );
    expect(read('G18', 'pl')).toBe(
      'Jednorazowa akcja: uzupełnij swoje znaczniki poczytalności do 3 i przesuń znacznik Restauracjonistów o 2 pola w górę.',
    );
  });

  it('EMER-18.26 EMER-18.27: name the attacks that a block stops', () => {
    expect(read('G26', 'pl')).toContain('przed zabójstwem, Shoggothem, wampirami, zombie lub Cthulhu');
    expect(read('G26', 'de')).toContain('vor einem Attentat, einem Shoggoth, Vampiren, einem Zombie oder Cthulhu');
    expect(read('G27')).toContain('Block: save one of your agents from an assassination, then draw a card.');
    expect(read('G27')).not.toContain('Cthulhu');
  });

  it('EMER-1.23: tell what is printed besides, and what a claim brings, in one sentence', () => {
    expect(printed('G26')).toBe('When claimed: 1 agent in that city and 1 Restorationist point.');
    expect(printed('G17', 'pl')).toBe(
      'Pole zabitego agenta: agent zabity tą kartą daje 3 punkty. Przy przejęciu: rzut na poczytalność.',
    );
    expect(printed('G38', 'de')).toBe('Unterstützt ein Attentat mit 2 Bomben.');
    expect(printed('city-paris')).toBe('Killing an agent in this city takes 4 bombs. When claimed: 3 neutral points.');
    expect(printed('G44', 'pl')).toBe('Przy przejęciu: 1 neutralny punkt.');
    expect(read('G31')).toBe('No text: this card is played for its symbols.');
  });

  it('count the symbols in words', () => {
    expect(card('G44', 'pl').symbols.map(({ said }) => said)).toEqual(['2 umieszczenia', '2 przesunięcia']);
    expect(card('G40', 'de').symbols.map(({ said }) => said)).toEqual(['1 Einsatz', '2 Restaurationistenschritte']);
    expect(card('ST05').symbols).toEqual([
      { symbol: 'place', count: 2, said: '2 placements' },
      { symbol: 'retrieve', count: 1, said: '1 retrieval' },
    ]);
  });

  it('EMER-1.22 EMER-15.6 EMER-15.9: royals and identities have a text too', () => {
    expect(read('royal-paris', 'de')).toBe(
      'Diesen Königlichen zu töten erfordert 5 Bomben. Gibt 4 Punkte: Restaurationistenpunkte fürs Töten, Loyalistenpunkte fürs Verstecken.',
    );
    expect(read('loyalist-b')).toContain('until there are three');
    expect(read('restorationist-c', 'pl')).toContain('gra natychmiast się kończy');
  });

  it('are read of a piece as of its kind, and of nothing else', () => {
    expect(card('G06.3')).toEqual(card('G06'));
    expect(card('ST01.4').name).toBe('Courier');
    for (const id of ['G99', 'G06.9', 'loyalist-d', '']) expect(voices.en!.card(id)).toBeNull();
  });
});
