type Field = string | { bytes: Buffer; name?: string; type?: string };

/** A multipart form as a browser sends it, with any files. */
export async function makeForm(fields: Record<string, Field>) {
  const form = new FormData();
  for (const [key, field] of Object.entries(fields)) {
    if (typeof field === 'string') form.append(key, field);
    else {
      const { bytes, name = 'picture.png', type = 'image/png' } = field;
      form.append(key, new Blob([new Uint8Array(bytes)], { type }), name);
    }
  }
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')! };
  return { headers, payload: Buffer.from(await sent.arrayBuffer()) };
}
