import type { FetchArgs } from '@reduxjs/toolkit/query';

type Field = string | number | boolean | null | undefined;

/** Of a call that waits for its answer however long that takes. */
const NO_LIMIT = 0;

/** What a call sends: JSON unless there is a file, since a form knows no types but text. A picture takes as long as the line needs for it. */
export function withImage({ image, ...fields }: object & { image?: File | undefined }): Omit<FetchArgs, 'url'> {
  if (!image) return { body: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries<Field>(fields)) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('image', image);
  return { body: form, timeout: NO_LIMIT };
}
