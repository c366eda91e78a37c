/** What a night looks like as a picture to keep. */
export interface Told {
  /** The address of the scene. */
  readonly scene: string;
  readonly won: boolean;
  readonly head: string;
  readonly title: string;
  readonly sub: string;
  readonly beats: readonly { readonly round: number; readonly text: string }[];
  readonly names: readonly string[];
}

/** As large as pictures are where they are shown to others. */
const [WIDTH, HEIGHT, SCENE, MARGIN] = [1200, 630, 380, 44];
/** The scene is as high as its width makes it; of what has no room, a third is cut above. */
const [TALL, ABOVE] = [(SCENE * 258) / 132, 1 / 3];
const PAPER = '#f1e4c8';
const INK = { text: '#2b1c0a', dim: '#6b5228', round: '#8c2f12', won: '#6b3a08', lost: '#8c1f12' } as const;
const TITLE = "'EB Garamond Variable', Georgia, serif";
const LINE = 1.22;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image(SCENE, TALL);
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the scene could not be loaded'));
    image.src = address;
  });

/** Breaks a text into lines that fit. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws the picture from top to bottom; what has no room any more is left out whole. */
async function drawn({ scene, won, head, title, sub, beats, names }: Told): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(await loaded(scene), 0, (HEIGHT - TALL) * ABOVE, SCENE, TALL);
  pen.fillStyle = PAPER;
  pen.fillRect(SCENE, 0, WIDTH - SCENE, HEIGHT);
  const left = SCENE + MARGIN;
  const width = WIDTH - left - MARGIN;
  let y = MARGIN;
  const write = (text: string, font: string, size: number, colour: string, indent = 0): boolean => {
    pen.font = `${font} ${size}px ${TITLE}`;
    pen.fillStyle = colour;
    const lines = linesOf(text, (line) => pen.measureText(line).width <= width - indent);
    if (y + lines.length * size * LINE > HEIGHT - 2 * MARGIN) return false;
    for (const line of lines) {
      y += size * LINE;
      pen.fillText(line, left + indent, y);
    }
    return true;
  };
  write(head, '600', 20, INK.dim);
  y += 6;
  write(title, '600', 50, won ? INK.won : INK.lost);
  y += 4;
  write(sub, 'italic 400', 23, INK.dim);
  for (const { round, text } of beats) {
    y += 9;
    const top = y;
    if (!write(text, '400', 24, INK.text, 40)) break;
    pen.font = `600 26px ${TITLE}`;
    pen.fillStyle = INK.round;
    pen.fillText(String(round), left, top + 24 * LINE);
  }
  pen.font = `600 24px ${TITLE}`;
  pen.fillStyle = INK.dim;
  pen.fillText(names.join(' · '), left, HEIGHT - MARGIN, width);
  return canvas;
}

/** Gives the picture of a night to who wants to keep it. */
export async function keepPicture(told: Told): Promise<void> {
  const canvas = await drawn(told);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = 'arkham.png';
  link.click();
}
