import NoteLink from '../components/NoteLink';

import type { Post } from './types';

export const post: Post = {
  slug: 'counting-to-thunder',
  title: 'Counting to thunder',
  summary: 'Five seconds per mile is wrong by seven percent. Your counting is worse.',
  date: '2023-08-13',
  author: 'tomas',
  tags: ['Sky', 'Estimates'],
  caption:
    'The sound of one flash, after one, two, and three miles. Each mile takes almost five seconds.',
  art: (
    <>
      <path className="accent" d="M96 30L62 128h36L74 226" />
      <path
        className="soft"
        d="M160 60C190 110 190 190 160 240M240 40C282 110 282 190 240 260M320 20C374 100 374 200 320 280"
      />
      <path d="M404 240v-46l28-24 28 24v46z" />
      <path d="M20 240h440" />
      <text x="158" y="276" textAnchor="middle">
        5 s
      </text>
      <text x="246" y="290" textAnchor="middle">
        10 s
      </text>
      <text x="364" y="276" textAnchor="middle">
        15 s
      </text>
    </>
  ),
  body: (
    <>
      <p>
        In my family, we counted between lightning and thunder, and divided by five. The answer was
        in miles, and my grandmother announced it like a verdict. Last week a thunderstorm sat over
        the town for an hour, and I checked her arithmetic.
      </p>
      <p>
        Light crosses a mile in about five millionths of a second, so the flash is now. Sound, at
        room temperature, goes 343 meters in a second, and a mile is 1,609 meters. That makes 4.7
        seconds. Five is too many by seven percent. If you count ten seconds and say two miles, the
        storm is a little more than 2.1 miles away.
        <NoteLink note={1} />
      </p>
      <h2>Three errors</h2>
      <p>
        The rule is the smallest of them. The second error is temperature: sound is slower in cold
        air. At the freezing point it needs 4.9 seconds for a mile. The five-second rule is better
        in winter, when there are few thunderstorms to try it on.
      </p>
      <p>
        The third error is you. I counted “one Mississippi, two Mississippi” with a stopwatch hidden
        under the table, and my seconds were nine tenths of a second long. I rush when I am waiting
        for a bang. That is ten percent, more than the rule and the weather together.
      </p>
      <h2>Which mile?</h2>
      <p>
        There is a further difficulty, and I like it best. A bolt isn’t a point. It can be several
        miles long, and only its nearest part is as near as you counted. The rest of the sound comes
        from further up or further off. That is why thunder rolls. If it rumbles for fourteen
        seconds, some of it has traveled three miles more than the beginning.
        <NoteLink note={2} />
      </p>
      <p>
        So you can measure two things with one flash: how near it came, from the silence, and how
        long it was, from the noise. Nobody told my grandmother about the second one. She would have
        announced it.
      </p>
      <p>
        None of this is a way to stay safe. Lightning can strike ten miles from the rain, and ten
        miles are forty-seven seconds, longer than most people wait for an answer. The advice of the
        weather service doesn’t involve arithmetic: if you hear thunder, go inside. Then count, if
        you like, from behind the window.
      </p>
    </>
  ),
  notes: [
    'Ten seconds at 343 meters are 3,430 meters, or 2.13 miles.',
    'Three miles take 14.1 seconds. Echoes from hills and clouds make it longer, so it is an upper limit.',
  ],
};
