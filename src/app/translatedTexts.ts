/** The methods as functions that are called with the node as `this`. */
interface NodeMethods {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, child: Node, next: Node | null) => Node;
}

/**
 * A browser or an extension that translates the page replaces text nodes by `<font>` elements, but React still refers to the old nodes.
 * Removing such a node would throw, and the whole screen would show an error; changing its text would stay invisible.
 */
export function tolerateTranslatedTexts() {
  const { removeChild, insertBefore } = Node.prototype as NodeMethods;
  const translations = new WeakMap<Node, ChildNode>();

  /**
   * The node itself, or the translation in its place. Null if both are gone. Nodes other than texts are returned as they are, so that real
   * errors still throw.
   */
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
      // React has changed the text: show it untranslated until the page is translated again.
      if (!target.isConnected) translations.get(target)?.replaceWith(target);
    }
  }).observe(document, { childList: true, subtree: true });
}
