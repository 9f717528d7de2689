const pattern = /[A-Z\d]+(?:-[A-Z\d]+)+/;

/** Renders text in which no line ends within a code such as 'JLA-C-7K2M-93QD'. */
export function UnbrokenCodes({ text }: { readonly text: string }) {
  const [code] = pattern.exec(text) ?? [];
  if (!code) return text;
  const start = text.indexOf(code);
  return (
    <>
      {text.slice(0, start)}
      <span className="unbroken">{code}</span>
      <UnbrokenCodes text={text.slice(start + code.length)} />
    </>
  );
}
