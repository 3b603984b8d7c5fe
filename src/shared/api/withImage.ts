import type { FetchArgs } from '@reduxjs/toolkit/query';

import { CHANGE_TIMEOUT_MS } from './baseQuery';

type Field = string | number | boolean | null | undefined;

/** Allows for a connection of 8 kbit/s. At some point the call has to fail, or its button would stay busy for ever. */
const MS_PER_BYTE = 1;

/**
 * The body of a call: multipart if there is an image, which turns every field into text, and otherwise JSON, which keeps their types. The
 * timeout grows with the image.
 */
export function withImage({ image, ...fields }: object & { image?: File | undefined }): Omit<FetchArgs, 'url'> {
  if (!image) return { body: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries<Field>(fields)) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('image', image);
  return { body: form, timeout: CHANGE_TIMEOUT_MS + image.size * MS_PER_BYTE };
}
