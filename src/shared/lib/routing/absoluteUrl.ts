/** What a path of this site is called from elsewhere. */
export const absoluteUrl = (path: string): string => new URL(path, window.location.origin).href;
