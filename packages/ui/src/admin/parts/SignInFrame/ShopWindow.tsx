import { adminText } from '../../../text/panelText.ts';
import * as styles from './SignInFrame.css.ts';

const stripes = 11;
const top = { start: 104, width: 472 / stripes };
const foot = { start: 84, width: 512 / stripes };
const round = (value: number) => Math.round(value * 100) / 100;

/** The edges of the awning's stripes from its upper to its lower rim, as [upper x, lower x]. */
const edges = Array.from({ length: stripes + 1 }, (_, index) => [
  round(top.start + index * top.width),
  round(foot.start + index * foot.width),
]);

const scallop = `c0 18 ${round(foot.width)} 18 ${round(foot.width)} 0`;

const shaded = edges
  .slice(0, -1)
  .map(([upper, lower], index) =>
    index % 2 === 0 ? `M${upper} 162L${lower} 218${scallop}L${edges[index + 1]?.[0]} 162Z` : '',
  )
  .join('');

const folds = edges
  .slice(1, -1)
  .map(([upper, lower]) => `M${upper} 162L${lower} 218`)
  .join('');

const rim = edges
  .slice(0, -1)
  .map(([, lower]) => `M${lower} 218${scallop}`)
  .join('');

/** A shop front drawn as an elevation with dimension lines; the product's name means shop window. */
export function ShopWindow() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 680 520"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
    >
      <path d="M8 40V8h32M640 8h32v32M672 480v32h-32M40 512H8v-32" strokeWidth="1" opacity=".7" />
      <path d="M40 430h600M440 430h108" strokeWidth="2" />
      <path d="M90 430V96h500v334M90 96l-14-16h528l-14 16M110 116h460v46H110zM180 96V84M500 96V84" />
      <path d="M104 162h472l20 56H84z" />
      <path d={shaded} fill="currentColor" fillOpacity=".16" stroke="none" />
      <path d={folds} opacity=".8" />
      <path d={rim} />
      <path d="M124 246h282v150H124zM124 396v34M406 396v34M112 396h306" />
      <path d="M265 246v150M140 372l90-90M156 380l60-60M300 372l90-90" opacity=".5" />
      <path className={styles.screens} d="M152 296h84v66h-84zM294 288h84v74h-84z" />
      <path d="m152 350 26-24 18 16 16-12 24 20M294 340l28-26 22 20 14-10 20 16M194 362v34M336 362v34" />
      <circle cx="216" cy="314" r="6" />
      <circle cx="356" cy="308" r="7" />
      <path d="M440 246h108v184M440 246v184M456 262h76v120h-76zM520 330v28" />
      <path d="M474 280h40v22h-40zM480 262l14 18 14-18" opacity=".9" />
      <text className={styles.sign} x="340" y="147" textAnchor="middle">
        {adminText.login.sign}
      </text>
      <path
        d="M90 464h500M90 456v16M590 456v16M406 456v16M440 456v16M40 96v334M32 96h16M32 430h16m36 40 12-12M400 470l12-12M434 470l12-12M584 470l12-12M34 102l12-12M34 436l12-12"
        strokeWidth="1"
        opacity=".75"
      />
      <g className={styles.dimension} textAnchor="middle">
        <text x="248" y="484">
          3 160
        </text>
        <text x="515" y="484">
          1 840
        </text>
        <text transform="translate(30 263) rotate(-90)">3 340</text>
      </g>
      <path
        d="M622 430v-70M622 360c-22-2-26-30-8-38-4-18 22-26 28-8 20 2 18 34-2 38-4 6-12 10-18 8Z"
        opacity=".9"
      />
    </svg>
  );
}
