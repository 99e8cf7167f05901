import type { Language } from '#engine/language/brief.ts'

/**
 * Verbs that join what does to what it is done to, by kind and manner as in the list of relations. One section to a language; each verb
 * gives its other forms by rule, irregular ones after a slash. A verb marked ! is a noun as well in its shorter forms: "rides", "drinks".
 */
export const VERBS = `
holding: check!, weigh!, crush!, polish, play with, aim!, offer!, hold/held, grab, clutch, grip, grasp, carry, cradle, wield, brandish, lift!, swing!, juggle, catch!/caught, throw!/thrown, toss!, push!, drag!, steal/stolen, fetch, balance!, hoist, strum, raise, offer!, roll!, water!, stir!, mix!, pour, sharpen, paint!, brew!, light!, peel!, sew, knit, play!, read/read, smoke!, sip!, hug!, embrace!, pull! ; es: jugar con/jugando con/juega con/juegan con, sostener/sosteniendo/sostiene/sostienen, sujetar, agarrar, cargar, empuñar, levantar, tocar, leer/leyendo, fumar, lanzar, atrapar, apretar, pescar, regar/riega/riegan, arrastrar, empujar, abrazar, cargar, alzar, tomar, beber, tirar de ; de: halten/hält, spielen mit, greifen, ergreifen, packen, fangen/fängt, werfen/wirft, ziehen/zieht, schieben/schiebt, schwingen, umklammern, umarmen, spielen, lesen/liest, rauchen, trinken, stemmen, gießen, festhalten/festhält, hochhalten/hochhält ; fr: jouer avec, tenir/tenant/tient/tiennent, serrer, saisir/saisissant/saisit/saisissent, brandir/brandissant/brandit/brandissent, lire/lisant/lit/lisent, fumer, boire/buvant/boit/boivent, attraper, lancer/lançant, tirer, pousser, soulever/soulève/soulèvent, étreindre/étreignant/étreint/étreignent, arroser, jouer du, jouer de la, jouer de l, enlacer/enlaçant ; pt: brincar com, segurar, agarrar, carregar, empunhar, tocar, ler/lendo/lê/leem, fumar, beber, pegar, jogar, puxar, empurrar, levantar, apertar, abraçar, regar, pescar, erguer ; it: giocare con/giocando con/gioca con/giocano con, tenere/tiene/tengono, reggere, stringere, afferrare, impugnare, suonare, leggere, fumare, bere/bevendo/beve/bevono, prendere, lanciare, tirare, spingere, sollevare, abbracciare, annaffiare, pescare
holding@in-mouth: eat!/eaten, devour, swallow!, chew!, gnaw, munch!, lick!, nibble! ; es: comer, devorar, tragar, masticar, lamer ; de: fressen/frisst, essen/isst, verschlingen, kauen, lecken, knabbern ; fr: manger/mangeant, dévorer, avaler, croquer, lécher, grignoter ; pt: comer, devorar, engolir, mastigar, lamber ; it: mangiare, divorare, ingoiare, leccare, masticare
with@biting: bite!/bitten ; es: morder/muerde/muerden ; de: beißen ; fr: mordre/mord/mordent ; pt: morder ; it: mordere, azzannare
with@drinking: ; de: trinken aus ; fr: butiner ; es: beber de, beber del, beber de la ; pt: beber de, beber do, beber da ; it: bere da/bevendo da/beve da/bevono da, bere dal/bevendo dal/beve dal/bevono dal
on: cover!, obscure ; es: cubrir, tapar, pisar ; de: bedecken, verdecken ; fr: couvrir/couvrant/couvre/couvrent, recouvrir/recouvrant/recouvre/recouvrent, cacher ; pt: cobrir, tapar, pisar em ; it: coprire/copre/coprono, nascondere
on@riding: ride!/ridden, mount!, straddle, row!, paddle!, steer! ; es: cabalgar, montar, montar en, montar a, surfear, surfear en, surfear sobre ; de: reiten, reiten auf, surfen auf ; fr: chevaucher, surfer, surfer sur ; pt: cavalgar, montar, montar em, surfar, surfar em, surfar na, surfar numa ; it: cavalcare, surfare, surfare su, surfare sull
under@hanging: ; es: colgar de/colgando de/cuelga de/cuelgan de, colgar del/colgando del/cuelga del/cuelgan del ; de: baumeln an, hängen von ; fr: pendre à/pendant à/pend à/pendent à, pendre au/pendant au/pend au/pendent au ; pt: pender de, pender da, pender do ; it: pendere da, pendere dal, pendere dalla
on: ; es: dormir en/durmiendo en/duerme en/duermen en, dormir sobre/durmiendo sobre/duerme sobre/duermen sobre, dormir encima de/durmiendo encima de/duerme encima de/duermen encima de, sentarse en/sentado en/sentada en/se sienta en, sentarse sobre/sentado sobre/sentada sobre/se sienta sobre, sentarse encima de/sentado encima de/sentada encima de/se sienta encima de, caminar en, caminar sobre, caminar encima de, posarse en/posado en/posada en/se posa en, posarse sobre/posado sobre/posada sobre/se posa sobre, posarse encima de/posado encima de/posada encima de/se posa encima de, trepar en, trepar sobre, trepar encima de, bailar en, bailar sobre, bailar encima de ; de: sitzen auf, schlafen auf/schläft auf, stehen auf, liegen auf, hocken auf, thronen auf, landen auf, tanzen auf, ruhen auf, klettern auf ; fr: dormir sur/dormant sur/dort sur/dorment sur, s'asseoir sur/s'asseyant sur/est assis sur/est assise sur, marcher sur, danser sur, grimper sur ; pt: dormir em/dormindo em/dorme em/dormem em, dormir no/dormindo no/dorme no/dormem no, dormir na/dormindo na/dorme na/dormem na, dormir num/dormindo num/dorme num/dormem num, dormir numa/dormindo numa/dorme numa/dormem numa, dormir sobre/dormindo sobre/dorme sobre/dormem sobre, dormir em cima de/dormindo em cima de/dorme em cima de/dormem em cima de, dormir em cima da/dormindo em cima da/dorme em cima da/dormem em cima da, dormir em cima do/dormindo em cima do/dorme em cima do/dormem em cima do, sentar em/sentado em/sentada em/senta em, sentar no/sentado no/sentada no/senta no, sentar na/sentado na/sentada na/senta na, sentar num/sentado num/sentada num/senta num, sentar numa/sentado numa/sentada numa/senta numa, sentar sobre/sentado sobre/sentada sobre/senta sobre, sentar em cima de/sentado em cima de/sentada em cima de/senta em cima de, sentar em cima da/sentado em cima da/sentada em cima da/senta em cima da, sentar em cima do/sentado em cima do/sentada em cima do/senta em cima do, caminhar em, caminhar no, caminhar na, caminhar num, caminhar numa, caminhar sobre, caminhar em cima de, caminhar em cima da, caminhar em cima do, pousar em/pousado em/pousada em, pousar no/pousado no/pousada no, pousar na/pousado na/pousada na, pousar num/pousado num/pousada num, pousar numa/pousado numa/pousada numa, pousar sobre/pousado sobre/pousada sobre, pousar em cima de/pousado em cima de/pousada em cima de, pousar em cima da/pousado em cima da/pousada em cima da, pousar em cima do/pousado em cima do/pousada em cima do, dançar em, dançar no, dançar na, dançar num, dançar numa, dançar sobre, dançar em cima de, dançar em cima da, dançar em cima do, subir em, subir no, subir na, subir num, subir numa, subir sobre, subir em cima de, subir em cima da, subir em cima do ; it: dormire su, dormire sul, dormire sulla, dormire sui, dormire sulle, dormire sugli, sedere su/seduto su/siede su/siedono su/seduta su, sedere sul/seduto sul/siede sul/siedono sul/seduta sul, sedere sulla/seduto sulla/siede sulla/siedono sulla/seduta sulla, sedere sui/seduto sui/siede sui/siedono sui/seduta sui, sedere sulle/seduto sulle/siede sulle/siedono sulle/seduta sulle, sedere sugli/seduto sugli/siede sugli/siedono sugli/seduta sugli, camminare su, camminare sul, camminare sulla, camminare sui, camminare sulle, camminare sugli, posarsi su/posato su/si posa su/posata su, posarsi sul/posato sul/si posa sul/posata sul, posarsi sulla/posato sulla/si posa sulla/posata sulla, posarsi sui/posato sui/si posa sui/posata sui, posarsi sulle/posato sulle/si posa sulle/posata sulle, posarsi sugli/posato sugli/si posa sugli/posata sugli, stare su, stare sul, stare sulla, stare sui, stare sulle, stare sugli
on~@wearing: wear/worn ; es: llevar, vestir/vistiendo/viste/visten, portar ; de: tragen/trägt ; fr: porter ; pt: vestir/vestindo/veste/vestem ; it: indossare, portare
with@fighting: fight!/fought, attack!, battle!, kill, wrestle, punch!, duel! ; es: pelear con, pelear contra, luchar con, luchar contra, atacar, matar, combatir, enfrentar, vencer ; de: bekämpfen, kämpfen mit, kämpfen gegen, angreifen/angreift, töten, besiegen, erlegen ; fr: combattre/combat/combattent, affronter, attaquer, tuer, terrasser, vaincre/vainquant/vainc/vainquent ; pt: lutar com, lutar contra, atacar, matar, enfrentar, derrotar ; it: combattere, combattere contro, affrontare, attaccare, uccidere, sconfiggere, lottare con, lottare contro
above: abduct
holding: ; es: aplastar, estrujar, mecer, acunar, trepar por ; de: zerdrücken, zerquetschen, wiegen ; fr: écraser, bercer, porter dans ; pt: esmagar, amassar, embalar ; it: schiacciare, cullare, strizzare
above@fighting: slay/slain, defeat!, trample, conquer
with@chasing: chase!, hunt!, pursue, follow, stalk! ; es: perseguir/persiguiendo/persigue/persiguen, cazar, seguir/siguiendo/sigue/siguen ; de: jagen, verfolgen, hinterherjagen ; fr: chasser, poursuivre/poursuit/poursuivent, pourchasser, courser ; pt: perseguir/persegue/perseguem, caçar, seguir ; it: inseguire, rincorrere, cacciare, seguire
with@kissing: kiss! ; es: besar ; de: küssen ; fr: embrasser ; pt: beijar ; it: baciare
with@towards: watch!, observe, admire, greet ; es: mirar, mirar a, mirar hacia, observar, contemplar, apuntar a, señalar, aullar a, aullarle a, ladrar a ; de: anschauen/anschaut, ansehen/ansieht, anblicken, anheulen, anbellen, anstarren, betrachten, beobachten, anbrüllen, zielen auf, zeigen auf ; fr: regarder, contempler, observer, fixer, pointer vers, hurler à ; pt: olhar, olhar para, olhar pra, observar, contemplar, encarar, apontar para, uivar para, uivar pra ; it: guardare, osservare, fissare, ululare a, ululare alla, contemplare
around: encircle, surround, entwine, strangle, constrict, squeeze! ; it: avvolgersi a/avvolto a/avvolta a/si avvolge a, avvolgersi al/avvolto al/avvolta al/si avvolge al, avvolgersi alla/avvolto alla/avvolta alla/si avvolge alla, avvolgersi attorno a/avvolto attorno a/avvolta attorno a/si avvolge attorno a, avvolgersi attorno al/avvolto attorno al/avvolta attorno al/si avvolge attorno al, avvolgersi attorno alla/avvolto attorno alla/avvolta attorno alla/si avvolge attorno alla, avvolgersi intorno a/avvolto intorno a/avvolta intorno a/si avvolge intorno a, avvolgersi intorno al/avvolto intorno al/avvolta intorno al/si avvolge intorno al, avvolgersi intorno alla/avvolto intorno alla/avvolta intorno alla/si avvolge intorno alla, avvolgersi su/avvolto su/avvolta su/si avvolge su, attorcigliarsi a/attorcigliato a/attorcigliata a/si attorciglia a, attorcigliarsi al/attorcigliato al/attorcigliata al/si attorciglia al, attorcigliarsi alla/attorcigliato alla/attorcigliata alla/si attorciglia alla, attorcigliarsi attorno a/attorcigliato attorno a/attorcigliata attorno a/si attorciglia attorno a, attorcigliarsi attorno al/attorcigliato attorno al/attorcigliata attorno al/si attorciglia attorno al, attorcigliarsi attorno alla/attorcigliato attorno alla/attorcigliata attorno alla/si attorciglia attorno alla, attorcigliarsi intorno a/attorcigliato intorno a/attorcigliata intorno a/si attorciglia intorno a, attorcigliarsi intorno al/attorcigliato intorno al/attorcigliata intorno al/si attorciglia intorno al, attorcigliarsi intorno alla/attorcigliato intorno alla/attorcigliata intorno alla/si attorciglia intorno alla, attorcigliarsi su/attorcigliato su/attorcigliata su/si attorciglia su, arrotolarsi a/arrotolato a/arrotolata a/si arrotola a, arrotolarsi al/arrotolato al/arrotolata al/si arrotola al, arrotolarsi alla/arrotolato alla/arrotolata alla/si arrotola alla, arrotolarsi attorno a/arrotolato attorno a/arrotolata attorno a/si arrotola attorno a, arrotolarsi attorno al/arrotolato attorno al/arrotolata attorno al/si arrotola attorno al, arrotolarsi attorno alla/arrotolato attorno alla/arrotolata attorno alla/si arrotola attorno alla, arrotolarsi intorno a/arrotolato intorno a/arrotolata intorno a/si arrotola intorno a, arrotolarsi intorno al/arrotolato intorno al/arrotolata intorno al/si arrotola intorno al, arrotolarsi intorno alla/arrotolato intorno alla/arrotolata intorno alla/si arrotola intorno alla, arrotolarsi su/arrotolato su/arrotolata su/si arrotola su ; de: winden um/windet sich um, schlingen um/schlingt sich um, wickeln um/wickelt sich um, ranken um/rankt sich um, schlängeln um/schlängelt sich um, ringeln um/ringelt sich um, fliegen um, kreisen um, tanzen um, schwirren um ; es: rodear, envolver/envuelve/envuelven, estrangular, enroscarse en/enroscándose en/se enrosca en/se enroscan en ; de: umschlingen, umranken, umwickeln, umkreisen, umringen, würgen, erwürgen ; fr: entourer, encercler, envelopper, étrangler, enserrer, enlacer/enlaçant ; pt: envolver, rodear, cercar, estrangular, apertar ; it: circondare, avvolgere, stritolare
above@emerging: ; es: salir de, salir del, surgir de, surgir del, brotar de, brotar del, nacer de, nacer del, emerger de, emerger del, escapar de, escapar del, asomar de, asomar del, saltar de, saltar del, crecer de, crecer del, caer de/cayendo de/cae de/caen de, caer del/cayendo del/cae del/caen del, volar de/volando de/vuela de/vuelan de, volar del/volando del/vuela del/vuelan del ; de: kommen aus, wachsen aus/wächst aus, steigen aus, springen aus, schauen aus, gucken aus, ragen aus, kriechen aus, fliegen aus, schlüpfen aus, sprießen aus, quellen aus/quillt aus, brechen aus/bricht aus, entspringen aus, rinnen aus, fließen aus, tropfen aus ; fr: sortir de/sortant de/sort de/sortent de, sortir d/sortant d/sort d/sortent d, sortir du/sortant du/sort du/sortent du, sortir des/sortant des/sort des/sortent des, jaillir de/jaillissant de/jaillit de/jaillissent de, jaillir d/jaillissant d/jaillit d/jaillissent d, jaillir du/jaillissant du/jaillit du/jaillissent du, jaillir des/jaillissant des/jaillit des/jaillissent des, émerger de/émergeant de/émerge de/émergent de, émerger d/émergeant d/émerge d/émergent d, émerger du/émergeant du/émerge du/émergent du, émerger des/émergeant des/émerge des/émergent des, pousser de, pousser d, pousser du, pousser des, surgir de/surgissant de/surgit de/surgissent de, surgir d/surgissant d/surgit d/surgissent d, surgir du/surgissant du/surgit du/surgissent du, surgir des/surgissant des/surgit des/surgissent des, tomber de, tomber d, tomber du, tomber des, naître de/naissant de/naît de/naissent de, naître d/naissant d/naît d/naissent d, naître du/naissant du/naît du/naissent du, naître des/naissant des/naît des/naissent des ; pt: sair de/saindo de/sai de/saem de, sair do/saindo do/sai do/saem do, sair da/saindo da/sai da/saem da, sair dos/saindo dos/sai dos/saem dos, sair das/saindo das/sai das/saem das, surgir de, surgir do, surgir da, surgir dos, surgir das, brotar de, brotar do, brotar da, brotar dos, brotar das, nascer de, nascer do, nascer da, nascer dos, nascer das, emergir de, emergir do, emergir da, emergir dos, emergir das, escapar de, escapar do, escapar da, escapar dos, escapar das, pular de, pular do, pular da, pular dos, pular das, crescer de, crescer do, crescer da, crescer dos, crescer das, cair de/caindo de/cai de/caem de, cair do/caindo do/cai do/caem do, cair da/caindo da/cai da/caem da, cair dos/caindo dos/cai dos/caem dos, cair das/caindo das/cai das/caem das, fugir de, fugir do, fugir da, fugir dos, fugir das ; it: uscire da/esce da/escono da, uscire dal/esce dal/escono dal, uscire dalla/esce dalla/escono dalla, uscire dagli/esce dagli/escono dagli, uscire dalle/esce dalle/escono dalle, emergere da, emergere dal, emergere dalla, emergere dagli, emergere dalle, nascere da, nascere dal, nascere dalla, nascere dagli, nascere dalle, spuntare da, spuntare dal, spuntare dalla, spuntare dagli, spuntare dalle, crescere da, crescere dal, crescere dalla, crescere dagli, crescere dalle, sbucare da, sbucare dal, sbucare dalla, sbucare dagli, sbucare dalle, saltare fuori da/saltando fuori da/salta fuori da, saltare fuori dal/saltando fuori dal/salta fuori dal, saltare fuori dalla/saltando fuori dalla/salta fuori dalla, saltare fuori dagli/saltando fuori dagli/salta fuori dagli, saltare fuori dalle/saltando fuori dalle/salta fuori dalle, cadere da, cadere dal, cadere dalla, cadere dagli, cadere dalle, fiorire da, fiorire dal, fiorire dalla, fiorire dagli, fiorire dalle
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
  /** Before an infinitive that says what somebody is doing: "a segurar". */
  doing?: string
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
    doing: 'a',
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

const SHORTEST_BARE = 3

const romance =
  ({ pronoun, doing, by, forms, genders }: Endings): Forms =>
  ([verb = '', ...given]) => {
    const first = verb.split(' ')[0]!
    const ending = Object.keys(forms).find((end) => first.endsWith(end))
    if (!ending) return { active: given, passive: [] }
    const [gerund, one, many, participle] = forms[ending]!
    const stem = first.slice(0, -ending.length)
    const regular = bend(verb, () => [stem + gerund, stem + one, stem + many])
    // "Manger/mangeant": only its gerund is irregular.
    const finite = given.filter((form) => !/(?:ant|[aei]ndo)\b/.test(form))
    const third = finite.length > 0 ? finite : regular.slice(1)
    return {
      active: [
        regular[0]!,
        // A short form is a common word as well: "lê" without its mark.
        ...given.filter((form) => form.length > SHORTEST_BARE),
        ...third.map((form) => `${pronoun} ${form}`),
        ...(doing ? [`${doing} ${verb}`] : []),
      ],
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
