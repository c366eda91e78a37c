import { DISTRICTS, type District } from '@tabula/cults/content/behaviour.js';
import { sanityName } from '@tabula/cults/forecast-changes.js';
import { sanityOf } from '@tabula/cults/rules/districts.js';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../app/parts.js';
import { Num } from '../../table/numbers.js';
import { useResized } from '../use-resized.js';
import { RITUAL_SPACES } from './geometry.js';
import { districtLabel, ritualLabel } from './labels.js';
import { paidFor } from './paid-for.js';
import { PanelFoot } from './panel-foot.js';
import {
  BannerPiece,
  BlockedSpace,
  InvestigatorPiece,
  PieceDefs,
  PlacePiece,
  RitualPiece,
  RitualSpace,
} from './pieces.js';
import { sanityBefore, useSeen } from './seen.js';
import { hasMay, ROUND, SmallMap } from './small-map.js';

/** On a phone: one district at a time, with a small map to turn to another. */
export function Focus({ openPlans }: { readonly openPlans: () => void }): JSX.Element {
  const seen = useSeen();
  const { view } = seen;
  const strip = useRef<HTMLDivElement>(null);
  const go = (id: District) => {
    const box = strip.current;
    const panel = box?.querySelector<HTMLElement>(`[data-focus='${id}']`);
    if (box !== null && panel !== null && panel !== undefined)
      box.scrollTo({ left: panel.offsetLeft - box.offsetLeft, behavior: seen.props.motion ? 'smooth' : 'auto' });
  };
  // What is shown is shown where it happens.
  const happens = seen.props.cue?.moment.about.find((ref) => 'district' in ref)?.district ?? null;
  const at = DISTRICTS.find((id) => id === happens) ?? view.fight?.district ?? view.turn?.district ?? null;
  const open = ROUND.filter((id) => view.districts[id].open || hasMay(seen, id));
  const useful = open.filter((id) => hasMay(seen, id));
  /** What is chosen is looked at, though it cannot be touched again. */
  const chosen = open.find((id) => seen.props.chosen({ district: id })) ?? null;
  /** Where something may be touched: where one looks, if it is there, else the first such district. */
  const answer = (): District | null => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    const here = open[Math.round(scrollLeft / Math.max(1, clientWidth))];
    return here !== undefined && useful.includes(here) ? here : (useful[0] ?? null);
  };
  const to = () => (happens === null ? (chosen ?? answer() ?? at) : at);
  const turn = () => {
    const next = to();
    if (next === null) return;
    go(next);
    // What may be touched is not left below the edge of its panel.
    const panel = strip.current?.querySelector(`[data-focus='${next}']`);
    const piece = panel?.querySelector('.may');
    if (panel && piece)
      panel.scrollTop += Math.max(0, piece.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom + 8);
  };
  useEffect(turn, [at, happens, chosen, useful.join()]);
  // A page that is turned or made narrower has to find its place again.
  useResized(strip, (wide) => {
    if (wide) turn();
  });
  return (
    <div class="cu-focus" ref={strip}>
      <svg width="0" height="0" class="cu-defs" aria-hidden="true">
        <PieceDefs />
      </svg>
      {open.map((id) => (
        <Panel key={id} id={id} go={go} openPlans={openPlans} />
      ))}
    </div>
  );
}

interface PanelProps {
  readonly id: District;
  readonly go: (id: District) => void;
  readonly openPlans: () => void;
}

function Panel({ id, go, openPlans }: PanelProps): JSX.Element {
  const seen = useSeen();
  const { view, s, props, words, options, home } = seen;
  const here = view.districts[id];
  const [was, sanity] = [sanityBefore(props.cue ?? null, id), sanityOf(s, id)];
  const [may, chosen] = [props.may({ district: id }), props.chosen({ district: id })];
  const paid = paidFor(props.now.question, view, id);
  return (
    <section
      class="cu-panel tray tray--line"
      data-focus={id}
      aria-label={words('district', { district: { district: id } })}
    >
      <header class="cu-panel__head">
        <SmallMap now={id} go={go} />
        <button
          type="button"
          class={`cu-panel__name${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
          aria-pressed={chosen}
          onClick={() => props.touch({ district: id })}
        >
          <span class="vh">{[districtLabel(seen, id), may ? words('may') : ''].filter(Boolean).join(', ')}</span>
          <span class="caps" aria-hidden="true">
            {words('district.nth', { nth: DISTRICTS.indexOf(id) + 1 })}
          </span>
          <b class="title" aria-hidden="true">
            {props.name({ district: id })}
          </b>
        </button>
        <p class="cu-panel__sanity" aria-hidden="true">
          <b>
            <Num of={sanityName(id)} value={here.sanity === 0 ? '–' : sanity} within />
          </b>
          <span>
            {words('sanity.name')}
            {was !== null && was !== sanity && (
              <small class="cu-panel__was">
                <s>{was}</s> → <b>{sanity}</b>
              </small>
            )}
            {here.investigators > 0 && (
              <small>{words('sanity.made', { printed: here.sanity, investigators: here.investigators })}</small>
            )}
          </span>
        </p>
      </header>
      <Row label={words('track.name')} kind="track">
        {Array.from({ length: options.investigationSteps }, (_, nth) => (
          <span key={nth} class="cu-step">
            {options.investigationSteps - here.track === nth && <Small piece={<InvestigatorPiece />} />}
          </span>
        ))}
        <Icon id="chev" />
        <span class="cu-step cu-step--in">
          <b class="num">{here.investigators}</b>
        </span>
      </Row>
      <Row label={words('rituals.name')} kind="rituals">
        {Array.from({ length: RITUAL_SPACES }, (_, nth) => (
          <Space key={nth} id={id} nth={nth} paid={paid.ritual && nth === here.rituals.length} />
        ))}
      </Row>
      <div class="cu-panel__two">
        <Row label={words('places.name')}>
          {view.seats.map((_, owner) => (
            <Small
              key={owner}
              piece={<PlacePiece owner={here.places.includes(owner) ? owner : null} />}
              paid={paid.place && owner === home}
            />
          ))}
        </Row>
        <Row label={words('domination.name')}>
          {Array.from({ length: options.dominationSpaces }, (_, nth) => (
            <Small key={nth} piece={<BannerPiece owner={here.domination[nth] ?? null} />} />
          ))}
        </Row>
      </div>
      <PanelFoot id={id} paid={paid.stacks} openPlans={openPlans} />
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly kind?: string;
  readonly children: ComponentChildren;
}

const Row = ({ label, kind, children }: RowProps): JSX.Element => (
  <div class={kind === undefined ? 'cu-row' : `cu-row cu-row--${kind}`}>
    <span class="caps">{label}</span>
    <span class="cu-row__in">{children}</span>
  </div>
);

interface SmallProps {
  readonly piece: JSX.Element;
  readonly paid?: boolean;
}

const Small = ({ piece, paid = false }: SmallProps): JSX.Element => (
  <svg class={`cu-small${paid ? ' is-paid' : ''}`} viewBox="-19 -19 38 38" aria-hidden="true">
    {piece}
  </svg>
);

interface SpaceProps {
  readonly id: District;
  readonly nth: number;
  readonly paid: boolean;
}

function Space({ id, nth, paid }: SpaceProps): JSX.Element {
  const seen = useSeen();
  const { view, props, options, words } = seen;
  if (nth >= options.ritualCap)
    return (
      <svg class="cu-space-s" viewBox="-25 -25 50 50" aria-hidden="true">
        <BlockedSpace />
      </svg>
    );
  const ritual = view.districts[id].rituals[nth];
  if (ritual === undefined)
    return (
      <svg class={`cu-space-s${paid ? ' is-paid' : ''}`} viewBox="-25 -25 50 50" aria-hidden="true">
        <RitualSpace />
      </svg>
    );
  const ref = { ritual: `${id}:${ritual.level}:${ritual.owner}` };
  const [may, chosen] = [props.may(ref), props.chosen(ref)];
  return (
    <button
      type="button"
      class={`cu-space-b${may ? ' may' : ''}${chosen ? ' is-selected' : ''}`}
      aria-pressed={chosen}
      aria-label={[ritualLabel(seen, id, ritual.owner, ritual.level), may ? words('may') : '']
        .filter(Boolean)
        .join(', ')}
      onClick={() => props.touch(ref)}
    >
      <svg class="cu-space-s" viewBox="-25 -25 50 50" aria-hidden="true">
        <RitualSpace />
        <RitualPiece owner={ritual.owner} level={ritual.level} />
      </svg>
    </button>
  );
}
