type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** Facts about the page for search engines, in the vocabulary of schema.org. The script is data that no browser runs. */
export function StructuredData({ type, properties }: { type: string; properties: Record<string, Json> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...properties });
  // A name that contains `</script>` would close the element.
  const text = json.replaceAll('<', '\\u003c');
  // If the site is opened under another host than PUBLIC_URL, the addresses rendered by the server differ. That is harmless, and no reason
  // to render the page again.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
