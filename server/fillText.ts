/** Replaces each `{{name}}` in the text by `valueOf(name)`. */
export const fillText = (text: string, valueOf: (name: string) => string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => valueOf(name));
