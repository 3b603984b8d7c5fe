import type { FetchArgs } from '@reduxjs/toolkit/query';

import { CHANGE_TIMEOUT_MS } from './baseQuery';

type Field = string | number | boolean | null | undefined;

/** As a line of 8 kbit/s needs. A slower one is dead, and the button would stay busy for ever. */
const MS_PER_BYTE = 1;

/** What a call sends: JSON unless there is a file, since a form knows no types but text. A picture takes as long as a slow line needs for it. */
export function withImage({ image, ...fields }: object & { image?: File | undefined }): Omit<FetchArgs, 'url'> {
  if (!image) return { body: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries<Field>(fields)) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('image', image);
  return { body: form, timeout: CHANGE_TIMEOUT_MS + image.size * MS_PER_BYTE };
}
