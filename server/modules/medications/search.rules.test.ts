import { numberPattern, readTerms } from './search.rules';

const word = (text: string, ...near: string[]) => ({ word: text, near });

describe('readTerms', () => {
  it('keeps numbers apart from the words, and the query whole', () => {
    const terms = readTerms([word('augmntin', 'augmentin'), word('1g')]);

    expect(terms.words).toEqual([word('augmntin', 'augmentin')]);
    expect(terms).toMatchObject({ numbers: ['1g'], phrase: 'augmentin 1g', wordPhrase: 'augmentin' });
  });

  it('takes a word with a digit in it for a word', () => {
    expect(readTerms([word('b12')])).toMatchObject({ words: [word('b12')], numbers: [] });
  });
});

describe('numberPattern', () => {
  it.each([
    ['1g', ' augmentin 1g 14 tabs ', true],
    ['1g', ' amoxicillin 1000mg ', true],
    ['1000mg', ' augmentin 1g ', true],
    ['0.55g', ' something 550mg ', true],
    ['500', ' panadol 500mg ', true],
    ['500', ' vitamin c 500 effervescent ', true],
    ['1000', ' augmentin 1g ', true],
    ['1.5%', ' gel 1.5% ', true],
    ['500', ' vitamin d 5000iu ', false],
    ['500', ' panadol 1500mg ', false],
    ['500', ' something 500.5mg ', false],
    ['1g', ' ceftriaxone 1.1g ', false],
    ['1.1g', ' 1x1g ', false],
    ['500mg', ' panadol 500ml ', false],
  ])('%s in "%s" is found: %s', (number, text, isFound) => {
    expect(new RegExp(numberPattern(number)).test(text)).toBe(isFound);
  });
});
