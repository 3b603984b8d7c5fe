/** A text with each `{{name}}` in it replaced by what is said of the name. */
export const fillText = (text: string, valueOf: (name: string) => string) =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => valueOf(name));
