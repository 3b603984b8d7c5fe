import { render, screen } from '@testing-library/react';

import { tolerateTranslatedTexts } from './translatedTexts';

const ITEMS = 'Three items';

const Cart = ({ items, isSaved = false }: { items: string; isSaved?: boolean }) => (
  <p role="note">
    {isSaved && <b>Saved.</b>}
    {items}
    <i>in the cart</i>
  </p>
);

const makeFont = (...content: (Node | string)[]) => {
  const font = document.createElement('FONT');
  font.append(...content);
  return font;
};

/** As Google does it: React's own text is gone. */
const replace = (text: ChildNode) => text.replaceWith(makeFont(makeFont('Drei Artikel')));
const wrap = (text: ChildNode) => {
  const place = makeFont();
  text.replaceWith(place);
  place.append(text);
};

const methods = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(tolerateTranslatedTexts);

afterAll(() => {
  Object.defineProperties(Node.prototype, methods);
});

describe.each([
  ['replaced', replace, 'Drei Artikel'],
  ['wrapped', wrap, ITEMS],
])('a text that a translation has %s', (_how, translate, translated) => {
  const renderTranslated = () => {
    const { rerender } = render(<Cart items={ITEMS} />);
    const text = screen.getByRole('note').firstChild;
    if (text) translate(text);
    return rerender;
  };

  it('goes with its translation', () => {
    const rerender = renderTranslated();

    rerender(<Cart items="" />);

    expect(screen.getByRole('note')).toHaveTextContent(/^in the cart$/);
  });

  it('lets come before it what belongs there', () => {
    const rerender = renderTranslated();

    rerender(<Cart items={ITEMS} isSaved />);

    expect(screen.getByRole('note')).toHaveTextContent(`Saved.${translated}in the cart`);
  });
});

it('puts what comes before one of several translated texts at the end, rather than nowhere', () => {
  const { rerender } = render(<Cart items={ITEMS} />);
  const note = screen.getByRole('note');
  note.firstChild?.replaceWith(makeFont('Drei'), makeFont('Artikel'));

  rerender(<Cart items={ITEMS} isSaved />);

  expect(note).toHaveTextContent('DreiArtikelin the cartSaved.');
});

it('still fails for an element that is not there', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});
