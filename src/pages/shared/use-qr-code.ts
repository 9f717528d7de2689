import { useEffect, useState } from 'react';

/**
 * The QR code of a text as an image address. Its library is fetched on first use, so the address
 * is undefined until then, and stays so when the library can't be fetched.
 */
export function useQrCode(text: string): string | undefined {
  const [source, setSource] = useState<string>();

  useEffect(() => {
    let current = true;
    async function draw() {
      const { renderSVG } = await import('uqr');
      const svg = renderSVG(text, { ecc: 'M', border: 2 });
      if (current) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    }
    draw().catch(() => setSource(undefined));
    return () => {
      current = false;
    };
  }, [text]);

  return source;
}
