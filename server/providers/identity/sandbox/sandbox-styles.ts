/** The whole look of the sandbox. The page's policy allows no other style and no font file. */
export const SANDBOX_CSS = `:root {
  color-scheme: light dark;
  --wall: #f5f0e6;
  --sheet: #fbf8f1;
  --bone: #e6dcc9;
  --ink: #161310;
  --faded: #5b534a;
  --edge: #857b6c;
  --hair: #d9ceba;
  --red: #b8321a;
  --on-red: #fff9ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --wall: #12100e;
    --sheet: #1c1916;
    --bone: #2a2521;
    --ink: #efe7d8;
    --faded: #a89e90;
    --edge: #756b5e;
    --hair: #332d27;
    --red: #e4583b;
    --on-red: #12100e;
  }
}
* {
  box-sizing: border-box;
}
html {
  background: var(--wall);
  color: var(--ink);
  font: 400 16px/1.5 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', sans-serif;
  -webkit-text-size-adjust: 100%;
}
body {
  margin: 0;
  padding: 24px 20px;
}
main {
  max-width: 420px;
  margin: 0 auto;
}
h1,
h2 {
  margin: 0;
  font-family: Fraunces, Georgia, 'Times New Roman', serif;
  font-weight: 560;
  letter-spacing: -0.028em;
}
h1 {
  font-size: 28px;
  line-height: 1.1;
}
h2 {
  margin-top: 24px;
  padding-top: 20px;
  border-top: 1px solid var(--ink);
  font-size: 18px;
  line-height: 1.14;
}
p {
  margin: 0;
}
.notice {
  margin-bottom: 24px;
  padding: 12px 16px;
  border: 1px solid var(--ink);
  outline: 1px solid var(--ink);
  outline-offset: 2px;
  font-size: 14px;
}
.notice strong {
  display: block;
}
.lead {
  margin-top: 4px;
  color: var(--faded);
}
.accounts {
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
}
.accounts li {
  border-top: 1px solid var(--hair);
}
button,
input,
.cancel a {
  border-radius: 5px;
  font: inherit;
}
button {
  cursor: pointer;
}
.account {
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 60px;
  padding: 8px;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  transition: background-color 140ms;
}
.account:hover {
  background: var(--bone);
}
.initial {
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--ink);
  color: var(--wall);
  font: 560 18px/36px Fraunces, Georgia, serif;
  text-align: center;
}
.who,
.name,
.email {
  display: block;
  min-width: 0;
  overflow-wrap: anywhere;
}
.name {
  font-weight: 600;
  line-height: 1.3;
}
.email {
  color: var(--faded);
  font-size: 14px;
  line-height: 1.3;
}
.account:hover .email {
  color: var(--ink);
}
.own label {
  display: block;
  margin: 12px 0 4px;
  font-size: 14px;
  font-weight: 600;
}
.optional {
  color: var(--faded);
  font-weight: 400;
}
.own input:not([type='hidden']) {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--edge);
  background: var(--sheet);
  color: var(--ink);
}
.own input[aria-invalid='true'] {
  border-color: var(--red);
}
.problem {
  margin-top: 4px;
  color: var(--red);
  font-size: 14px;
}
.primary {
  width: 100%;
  min-height: 48px;
  margin-top: 20px;
  padding: 8px 24px;
  border: 0;
  background: var(--red);
  color: var(--on-red);
  font-weight: 600;
}
.cancel {
  margin-top: 12px;
}
.cancel a {
  display: block;
  min-height: 44px;
  padding: 10px 24px;
  border: 1px solid var(--edge);
  color: var(--ink);
  text-align: center;
  text-decoration: none;
}
.cancel a:hover {
  background: var(--bone);
}
.problems {
  margin: 16px 0;
  padding-left: 20px;
  overflow-wrap: anywhere;
}
:focus-visible {
  outline: 2px solid var(--ink);
  outline-offset: 2px;
}
@media (prefers-reduced-motion: reduce) {
  * {
    transition: none !important;
  }
}
`
