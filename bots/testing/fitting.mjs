// Fits weights to outcomes: the chance of each side of a position to win is taken to be a softmax over the sides of a weighted
// sum of its features, and the weights are those that make the outcomes likeliest.

const STEPS = 7;

/** @typedef {{ sides: Float64Array[], won: number[] }} Position the features of each side, and its share in the win */

/** The chances of the sides by the weights. */
export function chancesOf({ sides }, weights) {
  const sums = sides.map((features) => features.reduce((sum, value, i) => sum + value * weights[i], 0));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** How badly the weights foretell what happened; lower is better. */
export const lossOf = (positions, weights) =>
  positions.reduce((sum, position) => {
    const chances = chancesOf(position, weights);
    return sum - position.won.reduce((part, won, side) => part + (won > 0 ? won * Math.log(chances[side]) : 0), 0);
  }, 0) / positions.length;

/** Solves a system of linear equations by elimination. */
function solve(matrix, right) {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(matrix[k][i]) > Math.abs(matrix[pivot][i])) pivot = k;
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let k = i + 1; k < n; k++) {
      const factor = matrix[k][i] / matrix[i][i];
      for (let c = i; c < n; c++) matrix[k][c] -= factor * matrix[i][c];
      right[k] -= factor * right[i];
    }
  }
  const found = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i];
    for (let c = i + 1; c < n; c++) sum -= matrix[i][c] * found[c];
    found[i] = sum / matrix[i][i];
  }
  return found;
}

/** One step of Newton's method; the ridge holds every weight to the measure of its feature. */
function step(positions, weights, ridge) {
  const n = weights.length;
  const gradient = Float64Array.from(weights, (weight, i) => -ridge[i] * weight);
  const hessian = Array.from({ length: n }, (_, i) => {
    const row = new Float64Array(n);
    row[i] = ridge[i];
    return row;
  });
  for (const position of positions) {
    const chances = chancesOf(position, weights);
    const mean = new Float64Array(n);
    position.sides.forEach((features, side) => {
      for (let i = 0; i < n; i++) mean[i] += chances[side] * features[i];
    });
    position.sides.forEach((features, side) => {
      for (let i = 0; i < n; i++) {
        gradient[i] += (position.won[side] - chances[side]) * features[i];
        const part = chances[side] * (features[i] - mean[i]);
        if (part !== 0) for (let k = 0; k <= i; k++) hessian[i][k] += part * (features[k] - mean[k]);
      }
    });
  }
  for (let i = 0; i < n; i++) for (let k = 0; k < i; k++) hessian[k][i] = hessian[i][k];
  const change = solve(hessian, gradient);
  return weights.map((weight, i) => weight + change[i]);
}

/** The ridge of each feature, by its variance: without it a feature that is rarely met could count for anything. */
function ridgeOf(positions, strength) {
  const all = positions.flatMap(({ sides }) => sides);
  return all[0].map((_, i) => {
    const mean = all.reduce((sum, features) => sum + features[i], 0) / all.length;
    return strength * (all.reduce((sum, features) => sum + (features[i] - mean) ** 2, 0) / all.length || 1);
  });
}

/** The weights that fit the positions best. */
export function fitted(positions, strength) {
  const ridge = ridgeOf(positions, strength);
  let weights = new Float64Array(ridge.length);
  for (let i = 0; i < STEPS; i++) weights = step(positions, weights, ridge);
  return weights;
}
