/** The methods as functions, for which the node stands as `this`. */
interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, child: Node, next: Node | null) => Node;
}

/**
 * A browser or an extension that translates the page puts `<font>` in the place of texts that React goes on to know. React would
 * look for such a text where it stood, and the whole screen would give way to an error; or change it where nobody sees it.
 */
export function tolerateTranslatedTexts() {
  const { removeChild, insertBefore } = Node.prototype as NodeMethods;
  const translations = new WeakMap<Node, ChildNode>();

  /** The node itself, or what stands for its text. Anything but a text is left to fail. */
  function presentIn(parent: Node, node: Node): Node | null {
    if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return node;
    const translation = translations.get(node);
    return translation?.parentNode === parent ? translation : null;
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    const present = presentIn(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null) {
    insertBefore.call(this, child, next && presentIn(this, next));
    return child;
  };

  new MutationObserver((changes, observer) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of removedNodes) {
        if (!font || text.nodeType !== Node.TEXT_NODE) continue;
        translations.set(text, font as ChildNode);
        observer.observe(text, { characterData: true });
      }
      // What has changed is shown in its own words, until these are translated as well.
      if (!target.isConnected) translations.get(target)?.replaceWith(target);
    }
  }).observe(document, { childList: true, subtree: true });
}
