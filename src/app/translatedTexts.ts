/** The methods as functions, for which the node stands as `this`. */
interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, child: Node, next: Node | null) => Node;
}

/**
 * A browser or an extension that translates the page puts `<font>` in the place of texts that React goes on to know. React would
 * look for such a text where it stood, and the whole screen would give way to an error.
 */
export function tolerateTranslatedTexts() {
  const { removeChild, insertBefore } = Node.prototype as NodeMethods;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const present = presentIn(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null) {
    insertBefore.call(this, child, next && presentIn(this, next));
    return child;
  };
}

/** The node itself, or what stands for its text: around it, or as the only translation. Anything but a text is left to fail. */
function presentIn(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
  const translations = [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT');
  const [first = null, ...others] = translations;
  return translations.find((translation) => translation.contains(node)) ?? (others.length === 0 ? first : null);
}
