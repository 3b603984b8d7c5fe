import { act, render, screen } from '@testing-library/react';

import { tolerateTranslatedTexts } from './translatedTexts';

const ITEMS = 'Three items';

const Cart = ({
  items,
  isSaved = false,
  place = 'in the cart',
}: {
  items: string;
  isSaved?: boolean;
  place?: string;
}) => (
  <p role="note">
    {isSaved && <b>Saved.</b>}
    {items}
    <i> now </i>
    {place}
  </p>
);

const makeFont = (...content: (Node | string)[]) => {
  const font = document.createElement('FONT');
  font.append(...content);
  return font;
};

/** Like Google Translate, which removes React's own text node. */
const replace = (text: ChildNode) => text.replaceWith(makeFont(makeFont('Drei Artikel')));
const replaceInTwoSteps = (text: ChildNode) => {
  text.before(makeFont(makeFont('Drei Artikel')));
  text.remove();
};
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
  ['replaced in two steps', replaceInTwoSteps, 'Drei Artikel'],
  ['wrapped', wrap, ITEMS],
])('a text that a translation has %s', (_how, translate, translated) => {
  /** Translates both texts of the paragraph. */
  const renderTranslated = async () => {
    const { rerender } = render(<Cart items={ITEMS} />);
    const { firstChild, lastChild } = screen.getByRole('note');
    // The translation happens between two renderings.
    await act(async () => {
      if (firstChild) translate(firstChild);
      lastChild?.replaceWith(makeFont(makeFont('im Korb')));
    });
    return rerender;
  };

  it('goes with its translation', async () => {
    const rerender = await renderTranslated();

    rerender(<Cart items="" />);

    expect(screen.getByRole('note')).toHaveTextContent(/^now im Korb$/);
  });

  it('lets come before it what belongs there', async () => {
    const rerender = await renderTranslated();

    rerender(<Cart items={ITEMS} isSaved />);

    expect(screen.getByRole('note')).toHaveTextContent(`Saved.${translated} now im Korb`);
  });

  it('shows what it changes to, each time', async () => {
    const rerender = await renderTranslated();

    await act(async () => rerender(<Cart items="Four items" />));
    expect(screen.getByRole('note')).toHaveTextContent(/^Four items now im Korb$/);

    await act(async () => translate(screen.getByRole('note').firstChild!));
    await act(async () => rerender(<Cart items="Five items" />));
    expect(screen.getByRole('note')).toHaveTextContent(/^Five items now im Korb$/);
  });
});

it('still fails for an element that is not there', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow(/not a child/);
});
