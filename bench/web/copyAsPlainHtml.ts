/** The properties that the author of a plain page would set; everything else is left to the browser's defaults. */
const STYLES =
  'display flex-flow flex grid-template-columns grid-column order gap align-items justify-content place-items ' +
  'max-width min-height aspect-ratio object-fit margin padding border border-radius list-style overflow text-align ' +
  'text-decoration font-size font-weight line-height color background-color';

const ATTRIBUTES = 'src alt width height href type placeholder value loading viewBox d lang dir';

export const COPIED = { styles: STYLES.split(' '), attributes: ATTRIBUTES.split(' ') };

/** Copies the visible elements, with a class for each set of styles. It runs in the page, so it can use nothing from outside. */
export function copyAsPlainHtml({ styles, attributes }: typeof COPIED): string {
  const classes = new Map<string, string>();

  const isVisible = (element: Element) => {
    if (element.matches('script, style, link, noscript, template')) return false;
    const { display, visibility, position } = getComputedStyle(element);
    return display !== 'none' && visibility !== 'hidden' && position !== 'absolute';
  };

  const classOf = (element: Element) => {
    const computed = getComputedStyle(element);
    const names = element.matches('img, svg') ? [...styles, 'width', 'height'] : styles;
    const declarations = names.map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
    const known = classes.get(declarations) ?? `s${classes.size}`;
    classes.set(declarations, known);
    return known;
  };

  const copy = (element: Element): Element => {
    const clone = element.cloneNode(false) as Element;
    for (const { name } of [...clone.attributes]) if (!attributes.includes(name)) clone.removeAttribute(name);
    // The parts of an SVG need no styles.
    if (!element.closest('svg svg, svg *')) clone.setAttribute('class', classOf(element));
    for (const child of element.childNodes) {
      if (child instanceof Text) clone.append(child.data);
      else if (child instanceof Element && isVisible(child)) clone.append(copy(child));
    }
    return clone;
  };

  const { lang, dir } = document.documentElement;
  const body = copy(document.body).outerHTML;
  const sheet = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`).join('');
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${document.title}</title><link rel="icon" href="data:,">`,
    `<style>*{box-sizing:border-box}body{font-family:system-ui,sans-serif}${sheet}</style>${body}</html>`,
  ].join('');
}
