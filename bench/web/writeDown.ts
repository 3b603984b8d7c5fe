/** What a person who wrote the page by hand would have styled; everything else is the browser's own. */
const STYLES =
  'display flex-flow flex grid-template-columns grid-column order gap align-items justify-content place-items ' +
  'max-width min-height aspect-ratio object-fit margin padding border border-radius list-style overflow text-align ' +
  'text-decoration font-size font-weight line-height color background-color';

const ATTRIBUTES = 'src alt width height href type placeholder value loading viewBox d lang dir';

export const KEPT = { styles: STYLES.split(' '), attributes: ATTRIBUTES.split(' ') };

/** Runs in the page, and so brings along all that it needs. Copies what can be seen; each look becomes a class. */
export function writeDown({ styles, attributes }: typeof KEPT): string {
  const classes = new Map<string, string>();

  const isSeen = (element: Element) => {
    if (element.matches('script, style, link, noscript, template')) return false;
    const { display, visibility, position } = getComputedStyle(element);
    return display !== 'none' && visibility !== 'hidden' && position !== 'absolute';
  };

  const classOf = (element: Element) => {
    const computed = getComputedStyle(element);
    const names = element.matches('img, svg') ? [...styles, 'width', 'height'] : styles;
    const look = names.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    const known = classes.get(look) ?? `s${classes.size}`;
    classes.set(look, known);
    return known;
  };

  const copy = (element: Element): Element => {
    const twin = element.cloneNode(false) as Element;
    for (const { name } of [...twin.attributes]) if (!attributes.includes(name)) twin.removeAttribute(name);
    // The parts of a drawing have no look of their own.
    if (!element.closest('svg svg, svg *')) twin.setAttribute('class', classOf(element));
    for (const child of element.childNodes) {
      if (child instanceof Text) twin.append(child.data);
      else if (child instanceof Element && isSeen(child)) twin.append(copy(child));
    }
    return twin;
  };

  const { lang, dir } = document.documentElement;
  const body = copy(document.body).outerHTML;
  const sheet = [...classes].map(([look, name]) => `.${name}{${look}}`).join('');
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${document.title}</title><link rel="icon" href="data:,">`,
    `<style>*{box-sizing:border-box}body{font-family:system-ui,sans-serif}${sheet}</style>${body}</html>`,
  ].join('');
}
