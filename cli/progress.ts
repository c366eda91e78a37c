/** A bar in the terminal; where there is no terminal, a line every few seconds. */
export interface Progress {
  to(done: number, note?: string): void;
  end(): void;
}

const WIDTH = 28;
const EVERY_MS = 80;
const LINE_MS = 5_000;

export function progress(label: string, total: number, out: NodeJS.WriteStream = process.stderr): Progress {
  const began = Date.now();
  let last = 0;
  const line = (done: number, note: string) => {
    const share = total === 0 ? 1 : done / total;
    const filled = Math.round(share * WIDTH);
    const seconds = (Date.now() - began) / 1000;
    const left = done === 0 ? '' : ` ${duration((seconds / done) * (total - done))} left`;
    const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
    return `${label} ${bar} ${done}/${total}${done < total ? left : ` in ${duration(seconds)}`}${note && `  ${note}`}`;
  };
  return {
    to(done, note = '') {
      const now = Date.now();
      if (done < total && now - last < (out.isTTY ? EVERY_MS : LINE_MS)) return;
      last = now;
      out.write(out.isTTY ? `\r\u001b[2K${line(done, note)}` : `${line(done, note)}\n`);
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
