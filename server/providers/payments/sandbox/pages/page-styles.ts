import { SANDBOX_CSS } from '#server/providers/identity/sandbox/sandbox-styles.ts'

/** The look of the sandbox for Google, and what a checkout needs besides. */
export const PAYMENTS_CSS = `${SANDBOX_CSS}
main {
  max-width: 940px;
}
main:has(.narrow) {
  max-width: 460px;
}
.notice strong {
  display: inline;
}
.order h1 {
  text-wrap: balance;
  overflow-wrap: anywhere;
}
.price {
  margin-top: 12px;
  font: 560 22px/1.25 Fraunces, Georgia, 'Times New Roman', serif;
  letter-spacing: -0.02em;
}
.price span {
  color: var(--faded);
  font: 400 16px/1.4 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;
  letter-spacing: 0;
}
.small {
  color: var(--faded);
  font-size: 14px;
}
dl,
dd {
  margin: 0;
}
.lines {
  margin-top: 20px;
}
.lines > div {
  display: flex;
  justify-content: space-between;
  gap: 24px;
  padding: 10px 0;
  border-top: 1px solid var(--hair);
}
.lines dt {
  min-width: 0;
}
.lines dd {
  flex: none;
  max-width: 65%;
  overflow-wrap: anywhere;
  text-align: right;
}
.lines dt .small {
  display: block;
}
.lines dd,
td,
.cards dt {
  font-variant-numeric: tabular-nums;
}
.lines .total {
  border-top-color: var(--ink);
  font-weight: 600;
}
.payment > h2:first-child {
  margin-top: 0;
  padding-top: 0;
  border-top: 0;
}
.payment h2 + .small {
  margin-top: 4px;
}
.own .pair {
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
}
.own input::placeholder {
  color: var(--faded);
  opacity: 0.75;
}
.own .label {
  margin: 12px 0 4px;
  font-size: 14px;
  font-weight: 600;
}
.known {
  overflow-wrap: anywhere;
}
.payment > .known {
  margin-top: 8px;
  font-variant-numeric: tabular-nums;
}
fieldset {
  margin: 12px 0 0;
  padding: 0;
  border: 0;
}
legend {
  padding: 0;
  font-size: 14px;
  font-weight: 600;
}
.own .choice {
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin: 0;
  font-size: 16px;
  font-weight: 400;
}
.own .choice + .choice {
  border-top: 1px solid var(--hair);
}
.own .choice input:not([type='hidden']) {
  flex: none;
  width: 20px;
  min-height: 20px;
  margin: 0;
  accent-color: var(--red);
}
.secondary {
  width: 100%;
  min-height: 44px;
  margin-top: 12px;
  padding: 8px 24px;
  border: 1px solid var(--edge);
  background: none;
  color: var(--ink);
  font-weight: 600;
}
.secondary:hover {
  background: var(--bone);
}
.primary:hover {
  filter: brightness(0.94);
}
.terms {
  margin-top: 10px;
}
.cards dl {
  margin-top: 12px;
}
.cards dl > div {
  padding: 8px 0;
  border-top: 1px solid var(--hair);
}
.cards dd {
  color: var(--faded);
  font-size: 14px;
}
.plan .price {
  margin-top: 8px;
}
.plan + .plan {
  margin-top: 20px;
}
table {
  width: 100%;
  margin-top: 12px;
  border-collapse: collapse;
  font-size: 14px;
}
th,
td {
  padding: 10px 12px 10px 0;
  border-top: 1px solid var(--hair);
  text-align: left;
  vertical-align: top;
}
th {
  border-top: 0;
  color: var(--faded);
  font-weight: 400;
}
th:last-child,
td:last-child {
  padding-right: 0;
}
td:first-child {
  white-space: nowrap;
}
td a,
.lead a {
  color: inherit;
  overflow-wrap: anywhere;
  text-underline-offset: 3px;
}
@media (min-width: 800px) {
  body {
    padding: 40px 32px;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
    grid-template-areas: 'order payment' 'cards payment';
    grid-template-rows: auto 1fr;
    column-gap: 64px;
    align-items: start;
  }
  .columns.portal {
    grid-template-areas: 'order payment' 'order cards';
  }
  .order {
    grid-area: order;
  }
  .payment {
    grid-area: payment;
  }
  .cards {
    grid-area: cards;
  }
  h1 {
    font-size: 34px;
  }
}
@media (max-width: 799px) {
  .columns {
    display: flex;
    flex-direction: column;
    gap: 24px;
  }
  .columns > .cards h2 {
    margin-top: 0;
  }
  .payment {
    padding-top: 24px;
    border-top: 1px solid var(--ink);
  }
}
`
