import { questionFaults } from './question.js';
import { targetFaults } from './targets.js';
import { textFaults } from './texts.js';

/**
 * Everything that is wrong with the page as it is now, a line for each finding: what can somebody who has to decide not
 * read, reach or find? All of this folder runs inside the page, in any browser.
 */
export function faultsHere(): string[] {
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs[dialogs.length - 1] ?? document.body;
  const asked = dialogs.length > 0 ? [] : questionFaults(root);
  return [...new Set([...asked, ...targetFaults(root), ...textFaults(root)])];
}
