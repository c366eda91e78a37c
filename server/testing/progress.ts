/** Tells how far a long run has come, each time that so many more are done: short runs tell nothing. */
export function progress(what: string, of: number, every: number): (done: number) => void {
  let next = every;
  return (done) => {
    if (done < next) return;
    process.stderr.write(`${done} of ${of} ${what}\n`);
    next = done - (done % every) + every;
  };
}
