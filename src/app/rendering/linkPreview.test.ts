import { linkPreviewOf } from './linkPreview';

const HEAD =
  '<title>Panadol &quot;Extra&quot; | Dawaya</title><meta name="description" content="For headache &amp; fever"/>';
const pageWith = (picture: string) =>
  `${HEAD}<script type="application/ld+json">{"@type":"Product","image":"${picture}","category":"Pain"}</script>`;

const previewOf = (html: string) => {
  const preview = linkPreviewOf({ html, language: 'en', origin: 'https://dawaya.example' });
  const { head } = new DOMParser().parseFromString(preview, 'text/html');
  const properties = [...head.querySelectorAll('meta')];
  return Object.fromEntries(properties.map((meta) => [meta.getAttribute('property'), meta.content]));
};

it('shows a link by the name, the words and the picture of its page', () => {
  expect(previewOf(pageWith('https://dawaya.example/pictures/a-800.webp'))).toEqual({
    'og:type': 'website',
    'og:site_name': 'Dawaya',
    'og:locale': 'en_EG',
    'og:title': 'Panadol "Extra" | Dawaya',
    'og:description': 'For headache & fever',
    'og:image': 'https://dawaya.example/pictures/a-800.webp',
  });
});

it.each([
  ['a drawing, which messengers cannot show', pageWith('https://dawaya.example/images/box.svg')],
  ['no picture', HEAD],
])('shows the logo for a page with %s', (_what, html) => {
  expect(previewOf(html)['og:image']).toBe('https://dawaya.example/icons/icon-512.png');
});

it('leaves out what a page does not say of itself', () => {
  const preview = previewOf('<title>Medications | Dawaya</title>');

  expect(preview).toMatchObject({ 'og:title': 'Medications | Dawaya' });
  expect(preview).not.toHaveProperty('og:description');
  expect(previewOf('')).toMatchObject({ 'og:title': 'Dawaya' });
});
