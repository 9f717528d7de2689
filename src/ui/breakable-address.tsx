/** Renders text, such as an email address, that can wrap after its first @. */
export function BreakableAddress({ text }: { readonly text: string }) {
  const hostStart = text.indexOf('@') + 1;
  return (
    <span>
      {text.slice(0, hostStart)}
      {hostStart > 0 && <wbr />}
      {text.slice(hostStart)}
    </span>
  );
}
