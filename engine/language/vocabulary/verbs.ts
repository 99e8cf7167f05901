import type { Language } from '#engine/language/brief.ts'

/**
 * Verbs that join what does to what it is done to, by kind and manner as in the list of relations. One section to a language; each verb
 * gives its other forms by rule, irregular ones after a slash. A verb marked ! is a noun as well in its shorter forms: "rides", "drinks".
 */
export const VERBS = `
holding: hold/held, grab, clutch, grip, grasp, carry, cradle, wield, brandish, lift!, swing!, juggle, catch!/caught, throw!/thrown, toss!, push!, drag!, steal/stolen, fetch, balance!, hoist, strum, raise, offer!, roll!, water!, stir!, mix!, pour, sharpen, paint!, brew!, light!, peel!, sew, knit, play!, read/read, smoke!, sip!, hug!, embrace!, pull! ; es: sostener/sosteniendo/sostiene/sostienen, sujetar, agarrar, cargar, empuñar, levantar, tocar, leer/leyendo, fumar, lanzar, atrapar, apretar, pescar, regar/riega/riegan, arrastrar, empujar, abrazar, cargar, alzar, tomar, beber, tirar de ; de: halten/hält, greifen, ergreifen, packen, fangen/fängt, werfen/wirft, ziehen/zieht, schieben/schiebt, schwingen, umklammern, umarmen, spielen, lesen/liest, rauchen, trinken, stemmen, gießen, festhalten/festhält, hochhalten/hochhält ; fr: tenir/tenant/tient/tiennent, serrer, saisir/saisissant/saisit/saisissent, brandir/brandissant/brandit/brandissent, lire/lisant/lit/lisent, fumer, boire/buvant/boit/boivent, attraper, lancer/lançant, tirer, pousser, soulever/soulève/soulèvent, étreindre/étreignant/étreint/étreignent, arroser, jouer du, jouer de la, jouer de l, enlacer/enlaçant ; pt: segurar, agarrar, carregar, empunhar, tocar, ler/lendo/lê/leem, fumar, beber, pegar, jogar, puxar, empurrar, levantar, apertar, abraçar, regar, pescar, erguer ; it: tenere/tiene/tengono, reggere, stringere, afferrare, impugnare, suonare, leggere, fumare, bere/bevendo/beve/bevono, prendere, lanciare, tirare, spingere, sollevare, abbracciare, annaffiare, pescare
holding@in-mouth: eat!/eaten, devour, swallow!, chew!, gnaw, munch!, lick!, nibble! ; es: comer, devorar, tragar, masticar, lamer ; de: fressen/frisst, essen/isst, verschlingen, kauen, lecken, knabbern ; fr: manger/mangeant, dévorer, avaler, croquer, lécher, grignoter ; pt: comer, devorar, engolir, mastigar, lamber ; it: mangiare, divorare, ingoiare, leccare, masticare
with@biting: bite!/bitten ; es: morder/muerde/muerden ; de: beißen ; fr: mordre/mord/mordent ; pt: morder ; it: mordere, azzannare
with@drinking: ; de: trinken aus ; fr: butiner ; es: beber de, beber del, beber de la ; pt: beber de, beber do, beber da ; it: bere da/bevendo da/beve da/bevono da, bere dal/bevendo dal/beve dal/bevono dal
on@riding: ride!/ridden, mount!, straddle ; es: cabalgar, montar, montar en, montar a ; de: reiten, reiten auf ; fr: chevaucher ; pt: cavalgar, montar, montar em ; it: cavalcare
on~@wearing: wear/worn ; es: llevar, vestir/vistiendo/viste/visten, portar ; de: tragen/trägt ; fr: porter ; pt: vestir/vestindo/veste/vestem ; it: indossare, portare
with@fighting: fight!/fought, attack!, battle!, kill, wrestle, punch!, duel! ; es: pelear con, pelear contra, luchar con, luchar contra, atacar, matar, combatir, enfrentar, vencer ; de: bekämpfen, kämpfen mit, kämpfen gegen, angreifen/angreift, töten, besiegen, erlegen ; fr: combattre/combat/combattent, affronter, attaquer, tuer, terrasser, vaincre/vainquant/vainc/vainquent ; pt: lutar com, lutar contra, atacar, matar, enfrentar, derrotar ; it: combattere, combattere contro, affrontare, attaccare, uccidere, sconfiggere, lottare con, lottare contro
above@fighting: slay/slain, defeat!, trample, conquer
with@chasing: chase!, hunt!, pursue, follow, stalk! ; es: perseguir/persiguiendo/persigue/persiguen, cazar, seguir/siguiendo/sigue/siguen ; de: jagen, verfolgen, hinterherjagen ; fr: chasser, poursuivre/poursuit/poursuivent, pourchasser, courser ; pt: perseguir/persegue/perseguem, caçar, seguir ; it: inseguire, rincorrere, cacciare, seguire
with@kissing: kiss! ; es: besar ; de: küssen ; fr: embrasser ; pt: beijar ; it: baciare
with@towards: watch!, observe, admire, face!, greet ; es: mirar, mirar a, mirar hacia, observar, contemplar, apuntar a, señalar, aullar a, aullarle a, ladrar a ; de: anschauen/anschaut, ansehen/ansieht, anblicken, anheulen, anbellen, anstarren, betrachten, beobachten, anbrüllen, zielen auf, zeigen auf ; fr: regarder, contempler, observer, fixer, pointer vers, hurler à ; pt: olhar, olhar para, olhar pra, observar, contemplar, encarar, apontar para, uivar para, uivar pra ; it: guardare, osservare, fissare, ululare a, ululare alla, contemplare
around: encircle, surround, entwine, strangle, constrict, squeeze! ; es: rodear, envolver/envuelve/envuelven, estrangular, enroscarse en/enroscándose en/se enrosca en/se enroscan en ; de: umschlingen, umranken, umwickeln, umkreisen, umringen, würgen, erwürgen ; fr: entourer, encercler, envelopper, étrangler, enserrer, enlacer/enlaçant ; pt: envolver, rodear, cercar, estrangular, apertar ; it: circondare, avvolgere, stritolare
through: pierce, impale, skewer!, puncture!, penetrate ; es: atravesar/atraviesa/atraviesan, perforar, cruzar ; de: durchbohren, durchstechen/durchsticht, durchstoßen/durchstößt ; fr: transpercer, traverser, percer ; pt: atravessar, perfurar, furar ; it: trafiggere, attraversare, perforare, trapassare
with@becoming: become ; es: convertirse en/convirtiéndose en/se convierte en/se convierten en, transformarse en/transformándose en/se transforma en/se transforman en, volverse/volviéndose/se vuelve/se vuelven ; de: werden zu/wird zu, übergehen in/übergeht in ; fr: devenir/devenant/devient/deviennent, se transformer en/se transformant en/se transforme en/se transforment en, se changer en/se changeant en/se change en/se changent en ; pt: virar, tornar se/se torna/se tornam/tornando se, transformar se em/se transforma em/se transformam em/transformando se em ; it: diventare, trasformarsi in/trasformandosi in/si trasforma in/si trasformano in
inside~: contain!, enclose ; es: contener/conteniendo/contiene/contienen, encerrar/encierra/encierran ; de: enthalten/enthält ; fr: contenir/contenant/contient/contiennent, renfermer ; pt: conter/contendo/contém/contêm ; it: contenere/contiene/contengono, racchiudere
with@guarding: guard!, protect, defend ; es: proteger, vigilar, guardar, custodiar, cuidar ; de: bewachen, beschützen, behüten ; fr: garder, protéger/protégeant/protège/protègent, veiller sur ; pt: proteger, guardar, vigiar ; it: proteggere, sorvegliare, custodire
`

type Forms = (stem: readonly string[], isNoun: boolean) => { active: string[]; passive: string[] }

/** A verb with a preposition bends its first word. */
const bend = (verb: string, make: (first: string) => string[]): string[] => {
  const [first = '', ...others] = verb.split(' ')
  return make(first).map((form) => [form, ...others].join(' '))
}

const VOWEL_CONSONANT = /^[^aeiou]*[aeiou][bdgklmnprt]$/

const english: Forms = ([verb = '', participle], isNoun) => {
  const base = verb.endsWith('e') && !/(?:ee|ye)$/.test(verb) ? verb.slice(0, -1) : verb
  const doubled = VOWEL_CONSONANT.test(verb) && !/(?:ea|ee|oo|ai|ou)[a-z]$/.test(verb)
  const stem = doubled ? verb + verb.at(-1) : base
  const past =
    participle ??
    (verb.endsWith('y') && !/[aeo]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`)
  const plural = /(?:ch|sh|s|x)$/.test(verb)
    ? `${verb}es`
    : /[^aeo]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`
  return {
    active: [
      `${stem}ing`,
      ...(isNoun ? [`that ${plural}`, `who ${plural}`, `that ${verb}`] : [plural, verb]),
    ],
    passive: [`${past} by`],
  }
}

interface Endings {
  pronoun: string
  by: readonly string[]
  /** Ending of the infinitive: gerund, third person, third person plural, participle. */
  forms: Readonly<Record<string, readonly [string, string, string, string]>>
  genders: readonly string[]
}

const ROMANCE: Readonly<Record<'es' | 'pt' | 'fr' | 'it', Endings>> = {
  es: {
    pronoun: 'que',
    by: ['por'],
    forms: {
      ar: ['ando', 'a', 'an', 'ad'],
      er: ['iendo', 'e', 'en', 'id'],
      ir: ['iendo', 'e', 'en', 'id'],
    },
    genders: ['o', 'a', 'os', 'as'],
  },
  pt: {
    pronoun: 'que',
    by: ['por', 'pelo', 'pela'],
    forms: {
      ar: ['ando', 'a', 'am', 'ad'],
      er: ['endo', 'e', 'em', 'id'],
      ir: ['indo', 'e', 'em', 'id'],
    },
    genders: ['o', 'a', 'os', 'as'],
  },
  fr: {
    pronoun: 'qui',
    by: ['par'],
    forms: {
      er: ['ant', 'e', 'ent', 'é'],
      re: ['ant', 'e', 'ent', 'u'],
      ir: ['ant', 'it', 'issent', 'i'],
    },
    genders: ['', 'e', 's', 'es'],
  },
  it: {
    pronoun: 'che',
    by: ['da', 'dal', 'dalla'],
    forms: {
      are: ['ando', 'a', 'ano', 'at'],
      ere: ['endo', 'e', 'ono', 'ut'],
      ire: ['endo', 'e', 'ono', 'it'],
    },
    genders: ['o', 'a', 'i', 'e'],
  },
}

const romance =
  ({ pronoun, by, forms, genders }: Endings): Forms =>
  ([verb = '', ...given]) => {
    const first = verb.split(' ')[0]!
    const ending = Object.keys(forms).find((end) => first.endsWith(end))
    if (!ending) return { active: given, passive: [] }
    const [gerund, one, many, participle] = forms[ending]!
    const stem = first.slice(0, -ending.length)
    const regular = bend(verb, () => [stem + gerund, stem + one, stem + many])
    const third = given.length > 0 ? given : regular.slice(1)
    return {
      active: [regular[0]!, ...given, ...third.map((form) => `${pronoun} ${form}`)],
      passive: verb.includes(' ')
        ? []
        : genders.flatMap((gender) => by.map((word) => `${stem}${participle}${gender} ${word}`)),
    }
  }

const german: Forms = ([verb = '', third]) => {
  const [first = '', ...others] = verb.split(' ')
  const stem = first.replace(/e?n$/, '')
  const regular = /(?:[sßxz])$/.test(stem)
    ? `${stem}t`
    : /[td]$/.test(stem)
      ? `${stem}et`
      : `${stem}t`
  const one = third ?? [regular, ...others].join(' ')
  const tail = others.length > 0 ? ` ${others.join(' ')}` : ''
  return {
    active: [
      verb,
      one,
      `${first}d${tail}`,
      ...['er', 'e', 'es'].map((end) => `${first}d${end}${tail}`),
    ],
    passive: tail ? [] : [`ge${stem}t von`, `ge${stem}en von`, `${regular} von`],
  }
}

const FORMS: Readonly<Record<Language, Forms>> = {
  en: english,
  es: romance(ROMANCE.es),
  pt: romance(ROMANCE.pt),
  fr: romance(ROMANCE.fr),
  it: romance(ROMANCE.it),
  de: german,
}

export interface VerbForm {
  language: Language
  phrase: string
  kind: string
  manner: string | null
  isSwapped: boolean
}

/** Every form of every verb: "holding", "que sostiene", "held by". */
export function listVerbForms(): VerbForm[] {
  return VERBS.trim()
    .split('\n')
    .flatMap((line) => {
      const cut = line.indexOf(':')
      const [head = '', manner = null] = line.slice(0, cut).split('@')
      const kind = head.replace('~', '')
      const isSwapped = head.endsWith('~')
      return line
        .slice(cut + 1)
        .split(' ; ')
        .flatMap((section) => {
          const named = /^\s*(es|de|fr|pt|it): /.exec(section)
          const language = (named?.[1] ?? 'en') as Language
          return section
            .slice(named?.[0].length ?? 0)
            .split(',')
            .map((verb) => verb.trim())
            .filter((verb) => verb !== '')
            .flatMap((verb) => {
              const isNoun = verb.includes('!')
              const { active, passive } = FORMS[language](verb.replace('!', '').split('/'), isNoun)
              return [
                ...active.map((phrase) => ({ language, phrase, kind, manner, isSwapped })),
                ...passive.map((phrase) => ({
                  language,
                  phrase,
                  kind,
                  manner,
                  isSwapped: !isSwapped,
                })),
              ]
            })
        })
    })
}

/** Finite German verbs of joining, for clauses that end with them. */
export const listGermanVerbs = (): string[] =>
  VERBS.split('\n').flatMap((line) => {
    const section = / ; de: ([^;]+)/.exec(line)?.[1] ?? ''
    return section
      .split(',')
      .map((verb) => verb.trim())
      .filter((verb) => verb !== '' && !verb.includes(' '))
      .flatMap((verb) => {
        const [first = ''] = verb.split('/')
        return [first, german(verb.split('/'), false).active[1]!]
      })
  })
