/** The rays of the black sun of the scenario sheet, around 75 75. */
export const SUN_RAYS: readonly string[] = Array.from({ length: 24 }, (_, at) => {
  const angle = (at * Math.PI) / 12;
  return `M75 75L${(75 + 72 * Math.cos(angle)).toFixed(1)} ${(75 + 72 * Math.sin(angle)).toFixed(1)}`;
});
