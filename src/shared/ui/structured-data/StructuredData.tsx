type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** The page's facts for search engines in the words of schema.org: read by machines, run by nobody. */
export function StructuredData({ type, properties }: { type: string; properties: Record<string, Json> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@type': type, ...properties });
  // A name that closes the element would end it here.
  const text = json.replaceAll('<', '\\u003c');
  // Under another name of the host than PUBLIC_URL the server's addresses stand, and are no reason to render the page again.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
