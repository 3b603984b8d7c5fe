import { readFileSync } from 'node:fs';

import { answerMedia } from '@/shared/testing';

const textContent = readFileSync('public/colors.js', 'utf8');

/** The colour scheme that public/colors.js, a script in every page, chooses before the first paint. */
const coloursOf = (device: 'dark' | 'light') => {
  answerMedia((media) => device === 'dark' && media.includes('dark'));
  const script = Object.assign(document.createElement('script'), { textContent });
  document.head.append(script);
  script.remove();
  return document.documentElement.dataset.colorScheme;
};

afterEach(() => {
  delete document.documentElement.dataset.colorScheme;
});

it.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['system', 'dark', 'dark'],
  [null, 'dark', 'dark'],
  [null, 'light', 'light'],
] as const)(
  'a page begins in the colours that were chosen, else in those of the device: %s, %s',
  (chosen, device, shown) => {
    if (chosen) localStorage.setItem('mui-mode', chosen);

    expect(coloursOf(device)).toBe(shown);
  },
);

it('a page begins in the colours of the device where the browser keeps no choice', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

  const colours = coloursOf('dark');

  storage.mockRestore();
  expect(colours).toBe('dark');
});

it.each([
  ['first script, which the page cannot do without', true],
  ['later one, about which the page itself says what is wrong', false],
])('shows the notice about scripts that are missing at once for a %s', (_which, isFirst) => {
  document.body.innerHTML = '<p id="lost" hidden></p>';
  coloursOf('light');
  const script = Object.assign(document.createElement('script'), { defer: isFirst });
  document.body.append(script);

  script.dispatchEvent(new Event('error'));

  expect(document.getElementById('lost')!.hidden).toBe(!isFirst);
});
