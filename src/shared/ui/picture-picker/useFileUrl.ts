import { useEffect, useState } from 'react';

/** A data URL to show a picked picture by; null until it has been read. */
export function useFileUrl(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null);

  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, url: reader.result as string });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return read && read.file === file ? read.url : null;
}
