type Field = string | number | boolean | null | undefined;

/** JSON unless there is a file: a form knows no types but text. */
export function bodyWithImage({ image, ...fields }: object & { image?: File | undefined }): object {
  if (!image) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries<Field>(fields)) {
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('image', image);
  return form;
}
