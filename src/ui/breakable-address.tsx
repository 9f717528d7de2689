/** An e-mail address, which breaks after its @ where a line is too short for it. */
export function BreakableAddress({ text }: { readonly text: string }) {
  const hostStart = text.indexOf('@') + 1;
  return (
    <>
      {text.slice(0, hostStart)}
      {hostStart > 0 && <wbr />}
      {text.slice(hostStart)}
    </>
  );
}
