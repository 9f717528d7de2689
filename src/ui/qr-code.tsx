import { useEffect, useState } from 'react';
import './qr-code.css';

interface QrCodeProps {
  readonly text: string;
  readonly alt: string;
  /** Error correction: 'L' for a long text, so that its code stays coarse enough to be scanned. */
  readonly ecc?: 'L' | 'M';
}

/** A QR code. It is empty until its library has loaded, or if loading fails. */
export function QrCode({ text, alt, ecc = 'M' }: QrCodeProps) {
  const source = useQrCode(text, ecc);
  return (
    <div className="qr-code">
      {source && <img src={source} alt={alt} width="200" height="200" />}
    </div>
  );
}

/** Returns a QR code as a data URL, or undefined. */
function useQrCode(text: string, ecc: 'L' | 'M'): string | undefined {
  const [source, setSource] = useState<string>();

  useEffect(() => {
    let current = true;
    async function draw() {
      const { renderSVG } = await import('uqr');
      const svg = renderSVG(text, { ecc, border: 4 });
      if (current) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    }
    draw().catch(() => setSource(undefined));
    return () => {
      current = false;
    };
  }, [text, ecc]);

  return source;
}
