import { useEffect, useRef, useState } from 'preact/hooks';

/** What happened last, for those who hear the page; what was there before they came is not read out. */
export function Live({ text }: { readonly text: string }) {
  const [heard, hear] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else hear(text);
  }, [text]);
  return (
    <p class="vh" aria-live="polite">
      {heard}
    </p>
  );
}
