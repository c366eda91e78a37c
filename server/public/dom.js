// A few lines instead of a framework.

/** An element with attributes, listeners (onclick …) and children; false and null children are left out. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child !== false && child !== null && child !== undefined));
  return element;
}

/** Shows a sentence for a few seconds. */
export function toast(text) {
  const place = document.getElementById('toast');
  if (text === '') return;
  place.textContent = text;
  place.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => {
    place.hidden = true;
  }, 5000);
}
