import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/fraunces/soft.css';
import './look/themes.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './house.svelte';
import { hasten } from './pages';
import { prefs } from './prefs.svelte';
import { shell } from './shell.svelte';
import { trace } from './trace';

trace.start();
shell.start();
hasten(location.pathname);
const words = prefs.start(); // in whose language we say hello is known, though its words are not here
house.start(location.pathname);
await words;
mount(App, { target: document.getElementById('app')! });
