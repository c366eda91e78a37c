import { Component, type FunctionComponent } from 'preact';

const same = (before: object, next: object): boolean => {
  const known = new Map(Object.entries(before));
  const given = Object.entries(next);
  return given.length === known.size && given.every(([name, value]) => Object.is(known.get(name), value));
};

/** The same part of the page, drawn again only when one of the things it is given is another thing. */
export function still<P extends object>(Part: FunctionComponent<P>) {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props, next);
    }
    override render() {
      return <Part {...this.props} />;
    }
  };
}
