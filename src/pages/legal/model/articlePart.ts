export interface ArticlePart {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** The same in both languages, so that a shared link leads to the same part. */
export const idOf = (index: number) => `part-${index + 1}`;

export const numbered = (index: number, title: string) => `${index + 1}. ${title}`;
